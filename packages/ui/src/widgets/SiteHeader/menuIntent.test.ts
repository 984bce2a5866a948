import { describe, expect, it } from 'vitest';
import { menuIntent, type MenuMoment, type MenuSignal } from './menuIntent.ts';

const closed: MenuMoment = { isOpen: false, isOtherOpen: false, sinceHover: null };
const open: MenuMoment = { isOpen: true, isOtherOpen: false, sinceHover: null };

describe('menuIntent', () => {
  it.each<[string, MenuSignal, MenuMoment, boolean, number]>([
    ['opens when the pointer rests', 'enter', closed, true, 120],
    ['opens at once when another menu is open', 'enter', { ...closed, isOtherOpen: true }, true, 0],
    ['stays open when the pointer comes back', 'enter', open, true, 0],
    ['forgets a pointer that only crossed', 'leave', closed, false, 0],
    ['waits a little when the pointer leaves', 'leave', open, false, 240],
    ['opens by a press', 'press', closed, true, 0],
    ['closes by a second press', 'press', open, false, 0],
    ['stays open by a press just after the pointer opened it', 'press', { ...open, sinceHover: 499 }, true, 0],
    ['closes by a press long after the pointer opened it', 'press', { ...open, sinceHover: 500 }, false, 0],
    ['closes when it is dismissed', 'dismiss', open, false, 0],
  ])('%s', (_what, signal, moment, isOpen, after) => {
    expect(menuIntent(signal, moment)).toEqual({ open: isOpen, after });
  });
});
