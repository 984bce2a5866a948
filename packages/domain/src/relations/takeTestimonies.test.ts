import { describe, expect, it } from 'vitest';
import { inferRelations } from './inferRelations.ts';
import type { Testimony } from './testimony.ts';

const count = (size: number, from: number): number[] => Array.from({ length: size }, (_, i) => from + i);
const TOPS = count(4, 1);
const customers = TOPS.flatMap((top) => count(6, 100 * top).map((customer) => ({ top, customer })));
const world = TOPS.flatMap((own) =>
  customers.map(({ top, customer }) => [own * 100 + 90, own, ...(top === own ? [] : [top]), customer]),
);
/** A collector's peer and its link to a smaller network; nothing shows whether it is transit. */
const open = [...world, [190, 500], [190, 500, 501]];

function linkOf(paths: readonly (readonly number[])[], said: readonly Testimony[], a: number, b: number) {
  const { links } = inferRelations(paths, { routeServers: new Set([7777]) }, said);
  return links.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));
}

describe('what registries and exchanges say', () => {
  it('decides a link that the paths leave open, and what follows from it', () => {
    const said: Testimony[] = [{ a: 190, b: 500, type: 'p2p', rule: 'declared' }];
    expect(linkOf(open, said, 190, 500)).toMatchObject({ type: 'p2p', rule: 'declared' });
    expect(linkOf(open, said, 500, 501)).toMatchObject({ type: 'p2c', a: 500, rule: 'votes' });
    expect(linkOf(open, [{ a: 500, b: 190, type: 'p2c', rule: 'declared' }], 190, 500)).toMatchObject({
      type: 'p2c',
      a: 500,
      rule: 'declared',
    });
  });

  it('is not taken against what the paths show', () => {
    const link = linkOf(
      world,
      [
        { a: 1, b: 200, type: 'p2p', rule: 'declared' },
        { a: 200, b: 2, type: 'p2c', rule: 'declared' },
      ],
      2,
      200,
    );
    expect(link).toMatchObject({ type: 'p2c', a: 2, rule: 'triplets' });
    expect(linkOf(world, [{ a: 1, b: 2, type: 'p2c', rule: 'declared' }], 1, 2)).toMatchObject({ rule: 'clique' });
  });

  it('counts by who says it: both sides before one, whatever the order', () => {
    const both: Testimony = { a: 190, b: 500, type: 'p2p', rule: 'declared' };
    const once: Testimony = { a: 190, b: 500, type: 'p2c', rule: 'declared-once' };
    for (const said of [
      [both, once],
      [once, both],
    ])
      expect(linkOf(open, said, 190, 500)).toMatchObject({ type: 'p2p', rule: 'declared' });
  });

  it('is not believed of one side alone that names a smaller network as its provider', () => {
    const { rule } = linkOf(open, [{ a: 501, b: 500, type: 'p2c', rule: 'declared-once' }], 500, 501) ?? {};
    expect(rule).not.toBe('declared-once');
  });

  it('makes peers of networks on both sides of a route server in a path', () => {
    const paths = [...world, [190, 7777, 500], [190, 7777, 500, 501]];
    expect(linkOf(paths, [], 190, 500)).toMatchObject({ type: 'p2p', rule: 'route-server' });
  });
});
