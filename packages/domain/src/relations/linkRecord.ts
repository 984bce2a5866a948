import type { Relation } from './graph.ts';
import type { LinkSight } from './linkTally.ts';

/** A time in which a link was of one type. Seconds since 1970. */
export interface RelationPeriod {
  /** Of the lower number to the higher. */
  readonly type: Relation;
  readonly from: number;
  readonly until: number;
}

/** A link as the ledger keeps it. */
export interface LinkRecord {
  readonly firstSeen: number;
  /** Null while a route over it stands. */
  readonly lastSeen: number | null;
  /** Routes over it that stand, and the prefixes to which they lead. */
  readonly routes: number;
  readonly prefixes: number;
  /** What the lower number is to the higher, now or when last seen. */
  readonly type: Relation;
  /** Since when it is, without interruption, of this type. */
  readonly since: number;
  /** Earlier times, oldest first. */
  readonly past: readonly RelationPeriod[];
}

/** What runs over a link that no route shows. */
const NOTHING = { routes: 0, prefixes: 0 } as const;

/** A link that is away for no longer than this, in seconds, was not away: sessions restart. */
const SHORT_ABSENCE = 300;

/**
 * What is to be known of a link after the stories of all prefixes were told again; told the same again, it stays as it is.
 *
 * A link that the stories do not know any more went by `settledAt`, the instant of the newest routes. What a later inference cannot tell ('?') leaves
 * the type as it was, and a type told for the first time holds from the beginning.
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
 * What is to be known of a link after an update: `told` are the new stories of the touched prefixes alone, its `routes` and `prefixes` by how much
 * the numbers of those that stand grew or fell.
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
