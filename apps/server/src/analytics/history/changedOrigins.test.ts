import { expect, it } from 'vitest';
import { changedOrigins } from './changedOrigins.ts';

const [MORNING, NOON] = ['2026-06-01T08:00:00.000Z', '2026-06-01T12:00:00.000Z'];
const row = (prefix: string, origin: number, lastSeen: string | null = null, peers = 3) =>
  [5, prefix, origin, 'internet', 4, MORNING, lastSeen, 'true', peers, null] as const;
const former = (prefix: string, origin: number) => ({
  prefix,
  origin,
  world: 'internet',
  first_seen: new Date(MORNING),
  last_seen: null,
  from_snapshot: true,
  peers: 3,
  origin_set: null,
});

it.each([
  ['nothing changed', [row('8.8.0.0/16', 2), row('8.8.0.0/16', 1), row('9.0.0.0/8', 3)], []],
  ['a span ended', [row('8.8.0.0/16', 1, NOON), row('8.8.0.0/16', 2), row('9.0.0.0/8', 3)], [1, 2]],
  ['more peers have it', [row('8.8.0.0/16', 1), row('8.8.0.0/16', 2), row('9.0.0.0/8', 3, null, 4)], [3]],
  [
    'another origin came',
    [row('8.8.0.0/16', 1), row('8.8.0.0/16', 2), row('9.0.0.0/8', 3), row('9.0.0.0/8', 4)],
    [3, 4],
  ],
  ['a prefix is forgotten', [row('8.8.0.0/16', 1), row('8.8.0.0/16', 2)], [3]],
])('names all origins of the prefixes whose spans changed: %s', (_, rows, expected) => {
  const before = [former('8.8.0.0/16', 1), former('8.8.0.0/16', 2), former('9.0.0.0/8', 3)];
  expect(changedOrigins(before, rows)).toEqual(new Set(expected));
});
