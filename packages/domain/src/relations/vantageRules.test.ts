import { describe, expect, it } from 'vitest';
import { type InferredLink, inferRelations } from './inferRelations.ts';

const count = (size: number, from: number): number[] => Array.from({ length: size }, (_, i) => from + i);
const TOPS = count(9, 1);
/** Customers of each network at the top. */
const CUSTOMERS = 6;
const customers = TOPS.flatMap((top) => count(CUSTOMERS, 100 * top).map((customer) => ({ top, customer })));
/** What a customer of each network at the top sends: all other customers, over its own provider and theirs. */
const seenFromBelow = TOPS.flatMap((own) =>
  customers.map(({ top, customer }) => [own * 100 + 90, own, ...(top === own ? [] : [top]), customer]),
);

function linkOf(paths: readonly (readonly number[])[], a: number, b: number): InferredLink | undefined {
  return inferRelations(paths).links.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));
}

/** Links of networks that feed a collector; `seenFromBelow` has the paths of the others. */
describe('relations of those who send paths', () => {
  it('are peerings with all at the top where one touches nearly all of them', () => {
    const carrier = [...customers.map(({ top, customer }) => [2000, top, customer]), [190, 1, 3000], [2000, 3000]];
    for (const top of TOPS)
      expect(linkOf([...seenFromBelow, ...carrier], 2000, top)).toMatchObject({ type: 'p2p', rule: 'many-tops' });
  });

  it('leave those at the top that carry its routes up its providers', () => {
    const fed = customers.map(({ top, customer }) => [2000, top, customer]);
    const paths = [...seenFromBelow, ...fed, [290, 2, 1, 2000], [390, 3, 1, 2000], [490, 4, 1, 2000]];
    expect(linkOf(paths, 2000, 1)).toMatchObject({ type: 'p2c', a: 1 });
    expect(linkOf(paths, 2000, 5)).toMatchObject({ type: 'p2p' });
  });

  const exchange = count(30, 5000);
  const direct = exchange.map((peer) => [3000, 4000, peer]);
  const upstream = customers.map(({ top, customer }) => [3000, 1, ...(top === 1 ? [] : [top]), customer]);

  it('make a provider of a neighbor that carries much of a table to networks that no other path reaches through it', () => {
    const paths = [...seenFromBelow, ...upstream, ...direct];
    expect(linkOf(paths, 3000, 4000)).toMatchObject({ type: 'p2c', a: 4000, rule: 'main-feed' });
    for (const peer of exchange) expect(linkOf(paths, 4000, peer)).toMatchObject({ type: 'p2p' });
  });

  it('make none of a neighbor whose networks others also reach over it as its customers', () => {
    const others = exchange.flatMap((peer) => [
      [190, 1, 4000, peer],
      [290, 2, 1, 4000, peer],
    ]);
    const paths = [...seenFromBelow, ...upstream, ...direct, ...others];
    expect(linkOf(paths, 3000, 4000)?.rule).not.toBe('main-feed');
    expect(linkOf(paths, 4000, 5000)).toMatchObject({ type: 'p2c', a: 4000 });
  });

  it('are peerings where one at the top alone sees most of what it touches', () => {
    const ofTop = seenFromBelow
      .filter(([own]) => own !== 190)
      .concat(customers.map(({ top, customer }) => (top === 1 ? [1, customer] : [1, top, customer])));
    const alone = (size: number): number[][] =>
      count(size, 6000).flatMap((own) => [
        [1, own, own + 500],
        [1, own],
      ]);
    expect(linkOf([...ofTop, ...alone(4)], 1, 6000)).toMatchObject({ type: 'p2c', a: 1, rule: 'far-below' });
    expect(linkOf([...ofTop, ...alone(8)], 1, 6000)).toMatchObject({ type: 'p2p', rule: 'rest' });
  });
});
