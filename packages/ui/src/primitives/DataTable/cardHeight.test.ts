import { expect, it } from 'vitest';
import { cardLines, usualCardHeight } from './cardHeight.ts';
import type { DataColumn } from './DataColumn.ts';

const column = (more: Partial<DataColumn<string>> = {}): DataColumn<string> => ({
  id: 'a',
  name: 'A',
  cell: (row) => row,
  ...more,
});

it.each<[string, readonly DataColumn<string>[], number, number]>([
  ['a line for each column', [column(), column(), column()], 0, 92],
  ['nothing for what cards leave out', [column(), column({ skipCards: true })], 0, 28],
  ['as many lines as a cell usually has', [column({ usualLines: 3 }), column()], 0, 124],
  ['two lines of several cells', [column({ cardLine: 1 }), column({ cardLine: 1 }), column({ cardLine: 2 })], 2, 60],
  ['three lines of several cells', [column({ cardLine: 1 }), column({ cardLine: 2 }), column({ cardLine: 3 })], 3, 92],
])('counts %s', (_, columns, lines, height) => {
  expect(cardLines(columns)).toBe(lines);
  expect(usualCardHeight(columns)).toBe(height);
});
