type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Whether the pressed keys open the command palette: Ctrl-K or Cmd-K without other modifiers, also inside text fields. */
export function asksForPalette(event: PressedKeys): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;
}
