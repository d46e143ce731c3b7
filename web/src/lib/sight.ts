/** Bring what has to be chosen into sight: on a phone it may lie below what can be seen, or grow under the question. */
export function intoSight(box: HTMLElement): () => void {
  const watch = new ResizeObserver(() => requestAnimationFrame(() => box.scrollIntoView({ block: "nearest" })));
  watch.observe(box);
  return () => watch.disconnect();
}
