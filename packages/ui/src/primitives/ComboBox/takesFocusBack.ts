/**
 * Lets the field have the focus again when a dialog that was opened from it closes. React Aria asks before it gives the focus back, and a field
 * with options refuses in the name of these, which never have the focus themselves: the question is kept from it. For the `ref` of an element
 * around the field.
 */
export function takesFocusBack(around: HTMLElement | null): (() => void) | undefined {
  if (!around) return undefined;
  const keep = (question: Event) => question.stopPropagation();
  around.addEventListener('react-aria-focus-scope-restore', keep, { capture: true });
  return () => around.removeEventListener('react-aria-focus-scope-restore', keep, { capture: true });
}
