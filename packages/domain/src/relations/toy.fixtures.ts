import type { RelationLink } from './graph.ts';

/** The graph G of the known answers: eight networks, with 1 and 2 as the clique. */
export const TOY_LINKS: readonly RelationLink[] = [
  { a: 1, b: 2, type: 'p2p' },
  { a: 1, b: 11, type: 'p2c' },
  { a: 1, b: 12, type: 'p2c' },
  { a: 2, b: 12, type: 'p2c' },
  { a: 2, b: 13, type: 'p2c' },
  { a: 11, b: 12, type: 'p2p' },
  { a: 12, b: 13, type: 'p2p' },
  { a: 12, b: 21, type: 'p2c' },
  { a: 13, b: 21, type: 'p2c' },
  { a: 11, b: 31, type: 'p2c' },
  { a: 21, b: 41, type: 'p2c' },
];
