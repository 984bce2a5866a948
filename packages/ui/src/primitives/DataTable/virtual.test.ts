import { describe, expect, it } from 'vitest';
import { nextCell } from './gridKeys.ts';
import { rowHeights, rowWindow, scrollToRow } from './rowWindow.ts';

describe('the rows to build', () => {
  it.each([
    ['at the top', 0, 400, 1000, { first: 0, end: 18 }],
    ['in the middle', 4000, 400, 1000, { first: 92, end: 118 }],
    ['at the end', 39_600, 400, 1000, { first: 982, end: 1000 }],
    ['of none', 0, 400, 0, { first: 0, end: 0 }],
    ['after the list has become shorter', 4000, 400, 20, { first: 20, end: 20 }],
  ])('%s', (_case, top, height, count, expected) => {
    expect(rowWindow(top, height, 40, count)).toEqual(expected);
  });

  it('are only those in sight after a jump', () => {
    expect(rowWindow(4000, 400, 40, 1000, true)).toEqual({ first: 100, end: 110 });
  });

  it.each([
    [5, 0, 0],
    [10, 0, 40],
    [2, 400, 80],
    [99, 0, 3600],
  ])('row %i seen from %i needs %i', (row, top, expected) => {
    expect(scrollToRow(row, top, 400, 40)).toBe(expected);
  });
});

describe('heights', () => {
  it.each([
    ['rows', { sight: 3, textScale: 1 }, { rowHeight: 40, headerHeight: 36 }],
    ['rows of text at 200 %', { sight: 1, textScale: 2 }, { rowHeight: 80, headerHeight: 72 }],
    ['cards of five facts', { sight: 'cards', textScale: 1 }, { rowHeight: 161, headerHeight: 36 }],
  ] as const)('of %s', (_case, room, expected) => {
    expect(rowHeights(room, 5, true)).toEqual(expected);
  });

  it('leaves no header over cards that neither sort nor select', () => {
    expect(rowHeights({ sight: 'cards', textScale: 1 }, 5, false).headerHeight).toBe(0);
  });
});

describe('keys of a grid', () => {
  const size = { rows: 100, columns: 5, firstColumn: 0, page: 10 };

  it.each([
    ['ArrowDown', false, 4, 2],
    ['ArrowUp', false, 2, 2],
    ['ArrowRight', false, 3, 3],
    ['ArrowLeft', false, 3, 1],
    ['PageDown', false, 13, 2],
    ['PageUp', false, 0, 2],
    ['Home', false, 3, 0],
    ['End', false, 3, 4],
    ['Home', true, 0, 0],
    ['End', true, 99, 4],
    ['ArrowDown', true, 99, 2],
    ['ArrowUp', true, 0, 2],
  ])('%s, to the edge: %s', (key, toEdge, row, column) => {
    expect(nextCell({ row: 3, column: 2 }, key, toEdge, size)).toEqual({ row, column });
  });

  it('reaches the header and stays inside', () => {
    expect(nextCell({ row: 0, column: 0 }, 'ArrowUp', false, size)).toEqual({ row: -1, column: 0 });
    expect(nextCell({ row: -1, column: 0 }, 'ArrowUp', false, size)).toEqual({ row: -1, column: 0 });
    expect(nextCell({ row: 99, column: 4 }, 'ArrowRight', false, size)).toEqual({ row: 99, column: 4 });
  });

  it('reaches the boxes to tick before the first column', () => {
    const withBoxes = { ...size, firstColumn: -1 };
    expect(nextCell({ row: 3, column: 0 }, 'ArrowLeft', false, withBoxes)).toEqual({ row: 3, column: -1 });
    expect(nextCell({ row: 3, column: 2 }, 'Home', false, withBoxes)).toEqual({ row: 3, column: -1 });
  });

  it('leaves other keys alone', () => {
    expect(nextCell({ row: 0, column: 0 }, 'Tab', false, size)).toBeUndefined();
  });
});
