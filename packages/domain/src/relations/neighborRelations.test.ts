import { describe, expect, it } from 'vitest';
import { relationTypes, reversed } from './graph.ts';
import { neighborOf, neighborRelations, relationTo } from './neighborRelations.ts';

describe('what a neighbor is', () => {
  it.each([
    ['providers', 'c2p'],
    ['customers', 'p2c'],
    ['peerings', 'p2p'],
    ['unspecified', '?'],
  ] as const)('%s: the network is %s to it', (neighbor, relation) => {
    expect(relationTo(neighbor)).toBe(relation);
    expect(neighborOf(relation)).toBe(neighbor);
  });

  it('knows no relation by another word', () => {
    expect(relationTo('siblings')).toBe('?');
    expect(relationTo(undefined)).toBe('?');
  });

  it('is reversed from the other end', () => {
    expect(neighborRelations.map((neighbor) => neighborOf(reversed(relationTo(neighbor))))).toEqual([
      'customers',
      'providers',
      'peerings',
      'unspecified',
    ]);
    for (const relation of relationTypes) expect(reversed(reversed(relation))).toBe(relation);
  });
});
