import { describe, expect, it } from 'vitest';
import { nextLevel, setContents, setTree } from './setTree.ts';

const objects = [
  { rpslPk: 'AS-A', source: 'RIPE', members: ['AS64512', 'AS-B', 'RADB::AS-C'] },
  { rpslPk: 'AS-A', source: 'RADB', members: ['AS64513', 'as-b'] },
  { rpslPk: 'AS-B', source: 'RADB', members: ['AS-A', 'AS64514', 'AS64515'] },
];

describe('the tree of an AS-SET', () => {
  it('holds what all registries list, each member once, and marks loops', () => {
    const contents = setContents(objects, null);
    expect(setTree('AS-A', contents, new Set(['AS-A', 'AS-B', 'AS-C']))).toEqual({
      name: 'AS-A',
      networks: 2,
      sets: [
        { name: 'AS-B', networks: 2, sets: [{ name: 'AS-A', networks: null, sets: [], end: 'loop' }] },
        { name: 'AS-C', networks: null, sets: [], end: 'missing' },
      ],
    });
  });

  it('takes the word of one registry where it has the set', () => {
    expect(setContents(objects, 'RADB').get('AS-A')).toEqual({ networks: 1, sets: ['AS-B'] });
    expect(setContents(objects, 'RIPE').get('AS-B')?.networks).toBe(2);
  });

  it('reads what is listed and not read yet, and ends with what was not asked for', () => {
    const contents = setContents(objects.slice(0, 1), null);
    expect(nextLevel(contents)).toEqual(['AS-B', 'AS-C']);
    expect(setTree('AS-A', contents, new Set(['AS-A'])).sets.map(({ end }) => end)).toEqual(['unread', 'unread']);
  });
});
