/** In fullscreen there is no page to scroll: every gesture is for the graph. */
const isFull = (stage: Element): boolean => stage.closest('[data-full]') !== null;

/** Whether a wheel event is for the graph and not for the page: with Ctrl or ⌘ (also set by a pinch), or in fullscreen. */
export function wheelZooms(event: Pick<WheelEvent, 'ctrlKey' | 'metaKey'>, stage: Element): boolean {
  return event.ctrlKey || event.metaKey || isFull(stage);
}

/** Whether touches are for the graph and not for the page: two fingers, or any in fullscreen. */
export function touchPans(event: { readonly touches: { readonly length: number } }, stage: Element): boolean {
  return event.touches.length > 1 || isFull(stage);
}
