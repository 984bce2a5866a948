import { expect, it } from 'vitest';
import * as glossary from './glossary.ts';
import { glossaryGroups } from './terms.ts';

const terms = glossaryGroups.flatMap((group) => group.terms);

it('names every entry of the glossary once', () => {
  expect(terms.map(({ about }) => about).toSorted()).toEqual(Object.values(glossary).toSorted());
});

it('gives each term and each group an address of its own', () => {
  const ids = [...glossaryGroups, ...terms].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});
