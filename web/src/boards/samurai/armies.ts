/** The red army stands at the bottom, the yellow one at the top. */
export const armiesIn = (): string => "red-yellow";
