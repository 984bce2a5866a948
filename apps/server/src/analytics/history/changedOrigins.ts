/** A row of the ledger before the change. */
export interface FormerSpan {
  readonly prefix: string;
  readonly origin: number;
  readonly world: string;
  readonly first_seen: Date;
  readonly last_seen: Date | null;
  readonly from_snapshot: boolean;
  readonly peers: number;
  /** As the database writes it: `{64500,64501}`. */
  readonly origin_set: string | null;
}

interface SpanText {
  readonly prefix: string;
  readonly origin: number;
  readonly text: string;
}

/**
 * Returns all origins of the prefixes that have changed spans: a span also affects the other origins of its prefix. `rows`: the new rows, with values
 * in the order of `spanColumns`.
 */
export function changedOrigins(
  former: readonly FormerSpan[],
  rows: readonly (readonly (string | number | null)[])[],
): Set<number> {
  const before = Map.groupBy(former.map(formerText), ({ prefix }) => prefix);
  const after = Map.groupBy(rows.map(rowText), ({ prefix }) => prefix);
  const origins = new Set<number>();
  for (const prefix of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(prefix) ?? [], after.get(prefix) ?? []];
    if (textOf(was) === textOf(is)) continue;
    for (const { origin } of [...was, ...is]) origins.add(origin);
  }
  return origins;
}

const formerText = ({ prefix, origin, first_seen, last_seen, ...span }: FormerSpan): SpanText => ({
  prefix,
  origin,
  text: [
    origin,
    span.world,
    first_seen.toISOString(),
    last_seen?.toISOString() ?? '',
    span.from_snapshot,
    span.peers,
    span.origin_set,
  ].join(' '),
});

const rowText = ([, prefix, origin, world, , ...span]: readonly (string | number | null)[]): SpanText => ({
  prefix: String(prefix),
  origin: Number(origin),
  text: [origin, world, ...span].join(' '),
});

const textOf = (spans: readonly SpanText[]): string =>
  spans
    .map(({ text }) => text)
    .toSorted()
    .join();
