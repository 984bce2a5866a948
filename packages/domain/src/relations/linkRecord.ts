import type { Relation } from './graph.ts';
import type { LinkSight } from './linkTally.ts';

/** A time in which a link had one type. Seconds since 1970. */
export interface RelationPeriod {
  /** Relation of the lower AS number to the higher. */
  readonly type: Relation;
  readonly from: number;
  readonly until: number;
}

/** A link in the ledger. */
export interface LinkRecord {
  readonly firstSeen: number;
  /** Null while a current route uses it. */
  readonly lastSeen: number | null;
  /** Current routes over it, and the prefixes that they lead to. */
  readonly routes: number;
  readonly prefixes: number;
  /** Relation of the lower AS number to the higher, now or when last seen. */
  readonly type: Relation;
  /** Start of the unbroken time in which it has had this type. */
  readonly since: number;
  /** Earlier periods, oldest first. */
  readonly past: readonly RelationPeriod[];
}

/** Counts of a link that no route uses. */
const NOTHING = { routes: 0, prefixes: 0 } as const;

/** An absence of at most this many seconds is ignored: sessions restart. */
const SHORT_ABSENCE = 300;

/**
 * The record of a link after the stories of all prefixes were read again; reading the same stories again changes nothing.
 *
 * A link that is no longer in the stories ended by `settledAt`, the time of the newest routes. If a later inference cannot tell the type ('?'),
 * it stays as it was. The first known type applies from the beginning.
 */
export function mergeLink(
  known: LinkRecord | undefined,
  told: LinkSight | undefined,
  type: Relation,
  settledAt: number,
): LinkRecord {
  if (!known)
    return newRecord(told ?? { firstSeen: settledAt, lastEnd: settledAt, standsSince: null, ...NOTHING }, type);
  if (!told) return { ...known, lastSeen: known.lastSeen ?? Math.max(known.firstSeen, settledAt), ...NOTHING };
  return revised(known, told, type, settledAt);
}

/**
 * The record of a link after an update. `told` comes from the new stories of the changed prefixes only; its `routes` and `prefixes` are changes
 * in the current counts.
 */
export function updateLink(
  known: LinkRecord | undefined,
  told: LinkSight,
  type: Relation,
  settledAt: number,
): LinkRecord {
  if (!known) return newRecord(told, type);
  const routes = Math.max(0, known.routes + told.routes);
  const prefixes = Math.max(0, known.prefixes + told.prefixes);
  return revised(known, { ...told, routes, prefixes }, type, settledAt);
}

function newRecord({ firstSeen, lastEnd, routes, prefixes }: LinkSight, type: Relation): LinkRecord {
  const lastSeen = routes > 0 ? null : (lastEnd ?? firstSeen);
  return { firstSeen, lastSeen, routes, prefixes, type, since: firstSeen, past: [] };
}

function revised(known: LinkRecord, told: LinkSight, next: Relation, settledAt: number): LinkRecord {
  const { standsSince, routes, prefixes } = told;
  const firstSeen = Math.min(known.firstSeen, told.firstSeen);
  const end = Math.max(told.lastEnd ?? 0, known.lastSeen ?? 0);
  const lastSeen = routes > 0 ? null : end === 0 ? settledAt : end;
  const type = next === '?' ? known.type : next;
  const past = [...known.past];
  let since = known.since === known.firstSeen ? firstSeen : known.since;
  if (known.lastSeen !== null && standsSince !== null && standsSince > known.lastSeen + SHORT_ABSENCE) {
    past.push({ type: known.type, from: since, until: known.lastSeen });
    since = standsSince;
  } else if (type !== known.type && known.type !== '?') {
    const change = Math.max(since, settledAt);
    past.push({ type: known.type, from: since, until: change });
    since = change;
  }
  return { firstSeen, lastSeen, routes, prefixes, type, since, past };
}
