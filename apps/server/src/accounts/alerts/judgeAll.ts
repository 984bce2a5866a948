import { isDeepStrictEqual } from 'node:util';
import { type AlertKind, judge } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { changedNetworks } from '../../store/changedNetworks.ts';
import type { AccountStore } from '../tables.ts';
import { twoAtATime } from '../../store/twoAtATime.ts';
import { candidatesOf } from './candidates.ts';
import { endTurn } from './endTurn.ts';
import { expectedBySets } from './expectedBySets.ts';
import { type NetworkFacts, networkFactsOf } from './networkFacts.ts';
import { judgedState, type JudgedState, readState } from './judgedState.ts';
import { type Background, backgroundOf, draftAlerts, type JudgedWatch } from './draftAlerts.ts';
import { keepDraft } from './keepDraft.ts';
import { recordsOf, type StoredRecord, type Untouched } from './records.ts';
import { inForceOf, type Watched } from './watched.ts';

/** Verdicts whose evidence is looked up together. */
const LOOKED_UP_AT_ONCE = 5_000;
/** Verdicts that are kept in one transaction: others wait for it no longer. */
const KEPT_AT_ONCE = 1_000;

/**
 * Judges what publications changed for watched networks, once for each publication, and queues the messages in the transaction that keeps the alerts.
 * Looks only at networks whose facts can have changed, and at what of them can. Answers the number of messages.
 */
export async function judgeAll(store: AccountStore, now: number): Promise<number> {
  const { db } = store;
  const state = await judgedState(db);
  const mark = (await db.selectFrom('alert_mark').select('stamp').executeTakeFirst())?.stamp ?? '';
  const before = readState(mark);
  const changed = await changedNetworks(db);
  if (before && before.published === state.published && before.asked === '' && changed.notes.length === 0) return 0;
  const candidates = await candidatesOf(db, { before, state, changed, now });
  const { watches } = candidates;
  const untouched: Untouched = {
    kinds: candidates.hasUnjudged ? new Set() : untouchedKinds(before, state),
    onlyIncidents: candidates.onlyIncidents,
  };
  const found = await networkFactsOf(db, watches, untouched, now);
  const records = byWatch(
    await recordsOf(
      db,
      watches.map(({ id }) => id),
      untouched,
    ),
  );
  const networkFacts = await withExpectations(db, watches, found, records);
  const turn = { networkFacts, records, untouched, now };
  const touched = judgedOf(watches, turn, records).filter(({ verdicts }) => verdicts.length > 0);
  let told = 0;
  for (const some of groupsOf(touched, LOOKED_UP_AT_ONCE)) {
    const background = await backgroundOf(db, some);
    const kept = await twoAtATime(groupsOf(some, KEPT_AT_ONCE), (part) => settle(store, part, background, turn));
    told += kept.reduce((all, messages) => all + messages, 0);
  }
  await endTurn(store, { mark, state, candidates, notes: changed.notes, networkFacts, records });
  return told;
}

/** Networks in groups of so many verdicts. Those of one network stay together, however many they are. */
function groupsOf(judged: readonly JudgedWatch[], most: number): JudgedWatch[][] {
  const groups: JudgedWatch[][] = [];
  let room = 0;
  for (const one of judged) {
    if (room < one.verdicts.length || groups.length === 0) {
      groups.push([]);
      room = most;
    }
    groups.at(-1)?.push(one);
    room -= one.verdicts.length;
  }
  return groups;
}

/** Kinds that rest on nothing that was published since. */
function untouchedKinds(before: JudgedState | null, now: JudgedState): ReadonlySet<AlertKind> {
  const kinds = new Set<AlertKind>();
  if (before?.vrps === now.vrps) kinds.add('roa-expiring');
  if (before?.scans === now.scans) kinds.add('scan');
  return kinds;
}

const byWatch = (records: readonly StoredRecord[]): ReadonlyMap<string, readonly StoredRecord[]> =>
  Map.groupBy(records, ({ watch_id }) => watch_id);

/** With what AS-SETs make expected of what would be told for the first time. */
async function withExpectations(
  db: AccountStore['db'],
  watches: readonly Watched[],
  networkFacts: ReadonlyMap<string, NetworkFacts>,
  records: ReadonlyMap<string, readonly StoredRecord[]>,
): Promise<ReadonlyMap<string, NetworkFacts>> {
  const openings = watches.flatMap((watch) =>
    verdictsOf(watch, networkFacts, records).flatMap(({ fact, rule }) =>
      fact && rule ? [{ watch: watch.id, asn: watch.asn, fact }] : [],
    ),
  );
  const meant = await expectedBySets(db, openings);
  return new Map(
    [...networkFacts].map(([id, own]) => [id, { ...own, expected: [...own.expected, ...(meant.get(id) ?? [])] }]),
  );
}

function verdictsOf(
  { id, rules }: Watched,
  networkFacts: ReadonlyMap<string, NetworkFacts>,
  records: ReadonlyMap<string, readonly StoredRecord[]>,
) {
  const own = networkFacts.get(id);
  if (!own) return [];
  return judge({ ...own, rules, records: records.get(id) ?? [], now: own.asOf / 1000 });
}

/** What all groups of a turn share. */
interface Turn {
  readonly networkFacts: ReadonlyMap<string, NetworkFacts>;
  /** As they were when the turn began. */
  readonly records: ReadonlyMap<string, readonly StoredRecord[]>;
  readonly untouched: Untouched;
  /** Ms since 1970. */
  readonly now: number;
}

/**
 * Keeps what came of some networks. What is written is worked out before the lock is taken, while the database writes another group. Where another process
 * has judged meanwhile, or access is gone, it is worked out again under the lock.
 */
async function settle(
  store: AccountStore,
  judged: readonly JudgedWatch[],
  background: Background,
  turn: Turn,
): Promise<number> {
  const { records, untouched, now } = turn;
  const ids = judged.map(({ watch }) => watch.id);
  const drafted = await draftAlerts(judged, background, now);
  return store.write(async (queries) => {
    await sql`select from accounts.alert_watch where id = any(${ids}::text[]) order by id for update`.execute(queries);
    const inForce = await inForceOf(queries, ids, now);
    const newest = byWatch(await recordsOf(queries, ids, untouched));
    if (ids.every((id) => inForce.has(id) && isDeepStrictEqual(newest.get(id), records.get(id))))
      return keepDraft(queries, drafted, now);
    const still = judged.flatMap(({ watch }) => (inForce.has(watch.id) ? [watch] : []));
    const again = judgedOf(still, turn, newest);
    return keepDraft(queries, await draftAlerts(again, await backgroundOf(queries, again), now), now);
  });
}

const judgedOf = (
  watches: readonly Watched[],
  { networkFacts, now }: Turn,
  records: ReadonlyMap<string, readonly StoredRecord[]>,
): JudgedWatch[] =>
  watches.map((watch) => ({
    watch,
    asOf: networkFacts.get(watch.id)?.asOf ?? now,
    records: records.get(watch.id) ?? [],
    verdicts: verdictsOf(watch, networkFacts, records),
  }));
