/** Whether a wheel is for the graph: with Ctrl or ⌘ (a pinch comes so too), or where there is no page to scroll. */
export function zoomsBy(event: Pick<WheelEvent, 'ctrlKey' | 'metaKey'>, stage: Element): boolean {
  return event.ctrlKey || event.metaKey || stage.closest('[data-full]') !== null;
}
