import { type AlertKind, alertKinds, type AlertRule, type Expected, hasPast } from '@routeglass/domain/alerts';
import { DAY_SECONDS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import { factsOf, type FoundFact } from './facts.ts';
import { type Withdrawal, withdrawnTogether } from './withdrawals.ts';

/** Input of a replay: a network, the time, and the kinds of facts. */
interface Replayed {
  readonly asn: number;
  /** Ms since 1970. */
  readonly from: number;
  readonly until: number;
  readonly rules: readonly AlertRule[];
  readonly expected: readonly Expected[];
}

/** Facts that hold for a day. Facts from the newest routes cover only the last day, so a replay finds these kinds separately. */
const ofOneDay: readonly AlertKind[] = ['prefix-gone', 'path-change'];

/** Past facts about a network, of the kinds that are dated. */
export async function pastFacts(queries: AccountQueries, asked: Replayed): Promise<readonly FoundFact[]> {
  const { asn, from, until } = asked;
  const scope = { id: 'replay', asn, since: new Date(from), visibility: 0, expiring: 0 };
  const without = new Set([...alertKinds.filter((kind) => !hasPast(kind)), ...ofOneDay]);
  const found = await factsOf(queries, [scope], () => until, without);
  const facts = [
    ...(found.get(scope.id) ?? []),
    ...(await withdrawnFacts(queries, asked)),
    ...(await lostNeighbors(queries, asked)),
  ];
  return facts.filter(({ since }) => since * 1000 >= from);
}

const plain = { other: null, vantagePoints: 0, share: null, incident: null } as const;

async function withdrawnFacts(queries: AccountQueries, { asn, from, until, rules, expected }: Replayed) {
  const { rows } = await sql<Withdrawal>`
    select prefix::text as prefix, extract(epoch from last_seen)::float8 as since, extract(epoch from back)::float8 as back
    from (
      select prefix, last_seen, lead(first_seen) over (partition by prefix order by first_seen) as back
      from live_announcement_span where origin = ${asn}::bigint
    ) span
    where last_seen > ${new Date(from)}::timestamptz and (back is null or back > last_seen)
    order by last_seen, prefix
  `.execute(queries);
  const meant = new Set(expected.flatMap(({ kind, prefix }) => (kind === 'prefix-gone' ? [prefix] : [])));
  const withdrawals = rows.filter(({ prefix }) => !meant.has(prefix));
  const minutes = rules.find(({ kind, isOn }) => kind === 'prefix-gone' && isOn)?.minutes ?? 0;
  return withdrawnTogether(withdrawals, minutes, until / 1000).map(({ prefixes, ...times }): FoundFact => ({
    ...plain,
    ...times,
    kind: 'prefix-gone',
    key: `all ${times.since}`,
    prefix: prefixes[0] ?? null,
    prefixes: prefixes.length,
    list: prefixes,
  }));
}

async function lostNeighbors(queries: AccountQueries, { asn, from, until }: Replayed): Promise<FoundFact[]> {
  const { rows } = await sql<{ neighbor: number; since: number }>`
    select n.neighbor, extract(epoch from max(n.last_seen))::float8 as since from live_neighbor n
    where n.asn = ${asn}::bigint and n.type in ('providers', 'peerings') and n.last_seen > ${new Date(from)}::timestamptz
      and not exists (
        select from live_neighbor m where m.asn = n.asn and m.neighbor = n.neighbor and m.world = n.world and m.last_seen is null
      )
    group by n.neighbor order by n.neighbor
  `.execute(queries);
  return rows.map(({ neighbor, since }) => {
    const end = since + DAY_SECONDS;
    const over = end > until / 1000 ? null : end;
    const key = String(neighbor);
    return {
      ...plain,
      kind: 'path-change',
      key,
      prefix: null,
      prefixes: 0,
      other: neighbor,
      since,
      until: over,
      list: [],
    };
  });
}
