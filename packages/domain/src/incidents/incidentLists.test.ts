import { expect, it } from 'vitest';
import { incidentKinds, incidentLists } from './incidentLists.ts';

it.each(incidentKinds)('lists all %s first, then parts with a path of at most two steps', (kind) => {
  const [first, ...parts] = incidentLists[kind];
  expect(first?.path).toBe('');
  expect(parts.length).toBeGreaterThan(0);
  for (const { path } of parts) expect(path).toMatch(/^[a-z]+(\/[a-z]+)?$/);
});

it('names exactly the parts that the calls have', () => {
  expect(incidentKinds.map((kind) => incidentLists[kind].map(({ path }) => path))).toEqual([
    ['', 'created', 'accepted', 'affected', 'peer/created', 'peer/accepted', 'peer/affected'],
    ['', 'created', 'affected'],
    ['', 'prefixes/announced', 'prefixes/accepted', 'paths/affected', 'paths/accepted'],
  ]);
});
