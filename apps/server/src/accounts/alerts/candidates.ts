import { sql } from 'kysely';
import { asnsOfNotes, type ChangedNetworks } from '../../store/changedNetworks.ts';
import type { AccountQueries } from '../tables.ts';
import { hasSameFacts, type JudgedState } from './judgedState.ts';
import { type Watched, watchedWhere } from './watched.ts';

/** Input of a turn. */
interface Turn {
  /** The state judged last; null if there was none. */
  readonly before: JudgedState | null;
  readonly state: JudgedState;
  /** Networks whose rows were replaced in place since then. */
  readonly changed: ChangedNetworks;
  /** Ms since 1970. */
  readonly now: number;
}

/** Watched networks for which a turn may have results. */
export interface Candidates {
  /** Watches in force now. */
  readonly watches: readonly Watched[];
  /** Ids of watches that are not in force: access was revoked, or the trial is over. */
  readonly absent: readonly string[];
  /** Ids of those in `watches` for which only incidents can have changed. */
  readonly onlyIncidents: ReadonlySet<string>;
  /** Whether any of `watches` was never judged or must be judged again by all rules. */
  readonly hasUnjudged: boolean;
}

/** All watched networks if their facts come from other generations than before; otherwise those that changed and those that are due. */
export async function candidatesOf(
  queries: AccountQueries,
  { before, state, changed, now }: Turn,
): Promise<Candidates> {
  const isAny = before === null || changed.isAny || !hasSameFacts(before, state);
  const isDue = isAny ? sql`true` : sql`w.due_at <= ${await latest(queries, state, now)}::timestamptz`;
  const isNoted = (part?: 'routes') => sql`(w.asn = any(array(${asnsOfNotes(changed.notes, part)})) or ${isDue})`;
  const chosen = isAny ? { chosen: sql`true`, isWhole: sql`true` } : { chosen: isNoted(), isWhole: isNoted('routes') };
  const all = await watchedWhere(queries, chosen, now);
  const inForce = all.filter(({ isInForce }) => isInForce);
  return {
    watches: inForce.map(({ watch }) => watch),
    absent: all.flatMap(({ watch, isInForce }) => (isInForce ? [] : [watch.id])),
    onlyIncidents: new Set(inForce.flatMap(({ watch, isWhole: whole }) => (whole ? [] : [watch.id]))),
    hasUnjudged: inForce.some(({ isUnjudged }) => isUnjudged),
  };
}

/** The latest instant at which any network is judged: that of the newest routes, or now if a world with networks has no routes. */
async function latest(queries: AccountQueries, { newest }: JudgedState, now: number): Promise<Date> {
  const { rows } = await sql<{ world: string }>`
    select world from (values ('lab'), ('internet')) as w (world)
    where case when exists (select from generation g where g.state = 'live' and g.world = w.world)
      then exists (select from live_network n where n.world = w.world) end
  `.execute(queries);
  const worlds = new Set([...Object.keys(newest), ...rows.map(({ world }) => world)]);
  return new Date(worlds.size === 0 ? now : Math.max(...[...worlds].map((world) => newest[world] ?? now)));
}
