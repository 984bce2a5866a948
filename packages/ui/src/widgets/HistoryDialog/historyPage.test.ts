import { expect, it } from 'vitest';
import { historyPage } from './historyPage.ts';

const rows = 'abcdefghijklm'.split('');

it.each([
  [1, 10, '1a 2b 3c 4d 5e 6f 7g 8h 9i 10j'],
  [2, 10, '11k 12l 13m'],
  [9, 10, '11k 12l 13m'],
  [1, 100, '1a 2b 3c 4d 5e 6f 7g 8h 9i 10j 11k 12l 13m'],
])('page %d of %d rows each counts through: %s', (page, pageSize, said) => {
  expect(
    historyPage(rows, { page, pageSize })
      .map(({ number, row }) => `${number}${row}`)
      .join(' '),
  ).toBe(said);
});
