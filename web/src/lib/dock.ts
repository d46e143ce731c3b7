/** Put a part of a board into a place of the page beside it, where there is one. */
export function into(place: HTMLElement | null | undefined) {
  return (part: HTMLElement): (() => void) | void => {
    if (!place) return;
    place.append(part);
    return () => part.remove();
  };
}
