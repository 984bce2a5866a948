import { describe, expect, it } from 'vitest';
import { asksForPalette } from './paletteKey.ts';

const none = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

describe('the keys of the command palette', () => {
  it.each([
    ['Ctrl-K', { ctrlKey: true }, true],
    ['Cmd-K', { metaKey: true }, true],
    ['Ctrl-K with Caps Lock', { ctrlKey: true, key: 'K' }, true],
    ['k', {}, false],
    ['Ctrl-Shift-K', { ctrlKey: true, shiftKey: true }, false],
    ['Ctrl-Alt-K', { ctrlKey: true, altKey: true }, false],
    ['Ctrl-J', { ctrlKey: true, key: 'j' }, false],
    ['Ctrl-K within a composed letter', { ctrlKey: true, isComposing: true }, false],
  ])('%s', (_, pressed, expected) => {
    expect(asksForPalette({ ...none, ...pressed })).toBe(expected);
  });
});
