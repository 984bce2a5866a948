import { expect, it } from 'vitest';
import type { DataColumn } from './DataColumn.ts';
import { columnsInSight, sightOf, type Sight } from './columnsInSight.ts';

const columns: readonly DataColumn<null>[] = [undefined, 2, 3, 4, 5, 6].map((priority, at) => ({
  id: String(at + 1),
  name: '',
  cell: () => null,
  ...(priority && { priority: priority as 2 | 3 | 4 | 5 | 6 }),
}));

it.each([
  [546, 'cards', '1 2 3 4 5 6'],
  [547, 1, '1'],
  [619, 1, '1'],
  [620, 2, '1 2'],
  [768, 3, '1 2 3'],
  [1023, 3, '1 2 3'],
  [1024, 4, '1 2 3 4'],
  [1151, 4, '1 2 3 4'],
  [1152, 5, '1 2 3 4 5'],
  [1440, 6, '1 2 3 4 5 6'],
] as const)('%d pixels have room for %s: columns %s', (width, sight, ids) => {
  expect(sightOf(width)).toBe(sight);
  expect(
    columnsInSight(columns, sight)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(ids);
});

it('cards leave out what another cell says there', () => {
  const withSkipped = columns.map((column) => ({ ...column, skipCards: column.id === '2' }));
  const idsOf = (sight: Sight) => columnsInSight(withSkipped, sight).map(({ id }) => id);
  expect(idsOf('cards')).toEqual(['1', '3', '4', '5', '6']);
  expect(idsOf(2)).toEqual(['1', '2']);
});
