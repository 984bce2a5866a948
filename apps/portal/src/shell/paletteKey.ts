type PressedKeys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'>;

/** Whether pressed keys ask for the command palette: Ctrl-K or Cmd-K and nothing else with them, wherever one types. */
export function asksForPalette(event: PressedKeys): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;
}
