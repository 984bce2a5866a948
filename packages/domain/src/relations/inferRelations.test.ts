import { describe, expect, it } from 'vitest';
import { createPropagation } from '../propagation/propagation.ts';
import { cleanPath } from './cleanPath.ts';
import { createRelationGraph, relationBetween, type RelationLink } from './graph.ts';
import { inferRelations } from './inferRelations.ts';
import { maximalCliques } from './maximalCliques.ts';

/** Four networks at the top, each with its own customers; two carriers below each pair, four customers below each carrier. */
function threeTiers(): RelationLink[] {
  const links: RelationLink[] = [];
  const top = [1, 2, 3, 4];
  for (const a of top) for (const b of top) if (a < b) links.push({ a, b, type: 'p2p' });
  for (const a of top) for (let k = 0; k < 5; k++) links.push({ a, b: 200 + 10 * a + k, type: 'p2c' });
  for (let i = 0; i < 8; i++) {
    const carrier = 11 + i;
    links.push({ a: top[i % 4] ?? 1, b: carrier, type: 'p2c' }, { a: top[(i + 1) % 4] ?? 1, b: carrier, type: 'p2c' });
    if (i % 2 === 0) links.push({ a: carrier, b: carrier + 1, type: 'p2p' });
    for (let k = 0; k < 4; k++) links.push({ a: carrier, b: 100 + 10 * i + k, type: 'p2c' });
  }
  return links;
}

function pathsSeen(links: readonly RelationLink[], peers: readonly number[]): number[][] {
  const graph = createRelationGraph(links);
  const propagation = createPropagation(graph);
  return [...graph.asns].flatMap((origin) => {
    const routes = propagation.announce(origin);
    return peers.flatMap((peer) => [routes.pathFrom(peer) ?? []]).filter((path) => path.length > 0);
  });
}

describe('inferred relations', () => {
  const links = threeTiers();
  const graph = createRelationGraph(links);
  const seen = pathsSeen(links, [100, 112, 123, 133, 210, 220, 230, 240]);
  const inferred = inferRelations(seen);

  it('finds the clique', () => {
    expect(inferred.clique).toEqual([1, 2, 3, 4]);
  });

  it('never turns a customer into a provider, and is right on nearly all links it saw', () => {
    const told = inferred.links.map(({ a, b, type }) => `${type} is ${relationBetween(graph, a, b)}`);
    const right = told.filter((text) => text === 'p2c is p2c' || text === 'p2p is p2p');
    expect(told).not.toContain('p2c is c2p');
    expect(right.length / told.length).toBeGreaterThan(0.9);
  });

  it('tells how many paths and peers saw a link, and how many agree', () => {
    const link = inferred.links.find(({ a, b }) => a === 11 && b === 101);
    expect(link).toMatchObject({ type: 'p2c', paths: 8, peers: 8, share: 1 });
  });

  it('marks a link that a leak speaks against by a share below one', () => {
    const seenByTwo = pathsSeen([...links, { a: 12, b: 103, type: 'p2c' }], [100, 112, 123, 210, 220, 230, 240]);
    const leak = [112, 12, 103, 11, 101];
    const doubtful = inferRelations([...seenByTwo, leak]).links.find(({ a, b }) => a === 11 && b === 103);
    expect(doubtful?.type).toBe('p2c');
    expect(doubtful?.share).toBeLessThan(1);
  });

  it('counts dropped paths by reason', () => {
    const { dropped } = inferRelations([[1, 2, 1], [], [1, 64_512, 3], [1, 2]], {
      isReserved: (asn) => asn === 64_512,
    });
    expect(dropped).toMatchObject({ loop: 1, empty: 1, reserved: 1 });
  });

  it('answers for no paths', () => {
    expect(inferRelations([])).toMatchObject({ links: [], clique: [] });
  });
});

describe('cleaning of a path', () => {
  it('collapses prepends and cuts route servers out', () => {
    expect(cleanPath([1, 1, 9, 2, 2, 3], { routeServers: new Set([9]) })).toEqual([1, 2, 3]);
  });
});

describe('maximal cliques', () => {
  it('finds each once', () => {
    const joined = new Set(['0 1', '0 2', '1 2', '2 3']);
    const areJoined = (a: number, b: number) => joined.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
    const found = maximalCliques(5, areJoined).map((clique) => clique.join(' '));
    expect(found.toSorted()).toEqual(['0 1 2', '2 3', '4']);
  });
});
