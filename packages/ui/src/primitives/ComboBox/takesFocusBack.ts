/**
 * Lets the field get the focus back when a dialog that was opened from it closes. React Aria first fires an event, and a field with options cancels
 * it, because its options never have the focus. So that event is stopped before it reaches the field. For the `ref` of an element around the field.
 */
export function takesFocusBack(around: HTMLElement | null): (() => void) | undefined {
  if (!around) return undefined;
  const keep = (question: Event) => question.stopPropagation();
  around.addEventListener('react-aria-focus-scope-restore', keep, { capture: true });
  return () => around.removeEventListener('react-aria-focus-scope-restore', keep, { capture: true });
}
