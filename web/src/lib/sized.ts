/**
 * Tell the height of an element whenever it changes, once the browser has laid it out. `bind:clientHeight` asks for it when the
 * element is made, and has the whole page laid out for it.
 */
export function heightOf(tell: (height: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const watch = new ResizeObserver(() => tell(element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
