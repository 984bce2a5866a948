import { isDeepStrictEqual } from 'node:util';
import { type AlertKind, judge } from '@routeglass/domain/alerts';
import type { RawBuilder } from 'kysely';
import { changedNetworks } from '../../store/changedNetworks.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';
import { goOnDuring, oneAhead } from '../../store/oneAhead.ts';
import { twoAtATime } from '../../store/twoAtATime.ts';
import { candidatesOf } from './candidates.ts';
import { endTurn } from './endTurn.ts';
import { expectedBySets } from './expectedBySets.ts';
import { type NetworkFacts, networkFactsOf } from './networkFacts.ts';
import { judgedState, type JudgedState, readState } from './judgedState.ts';
import { type Background, backgroundOf, draftAlerts, type JudgedWatch } from './draftAlerts.ts';
import { keepingOf } from './keepingOf.ts';
import { lockWatches } from './lockWatches.ts';
import { type Channels, channelsOf } from './queueMessage.ts';
import { recordsOf, type StoredRecord, type Untouched } from './records.ts';
import type { Watched } from './watched.ts';

/** Most verdicts whose background is in memory at a time. */
const LOOKED_UP_AT_ONCE = 5_000;
/** Most verdicts stored in one transaction, which limits how long others wait for it. */
const KEPT_AT_ONCE = 1_000;

/**
 * Judges the changes for watched networks, once for each publication, and queues messages in the transaction that stores the alerts. Reads only
 * networks whose facts can have changed, and only those facts. Returns the number of messages.
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
  const ids = watches.map(({ id }) => id);
  const [found, stored] = await Promise.all([
    networkFactsOf(db, watches, untouched, now),
    recordsOf(db, ids, untouched),
  ]);
  const first = { networkFacts: found, records: byWatch(stored), untouched, now };
  const { turn, judged } = await withExpectations(db, first, judgedOf(watches, first));
  const { networkFacts, records } = turn;
  let told = 0;
  const touched = judged.filter(({ verdicts }) => verdicts.length > 0);
  for (const some of groupsOf(touched, LOOKED_UP_AT_ONCE)) {
    const groups = groupsOf(some, KEPT_AT_ONCE);
    // The embedded engine cannot run look-ups during a transaction, so all come before the first one.
    const basis = await twoAtATime(groups, (group) => basisOf(db, group));
    const kept = await oneAhead(
      basis,
      async (one) => ({ basis: one, drafted: await draftOf(one, now) }),
      (prepared, goOn) => settle(store, prepared, turn, goOn),
    );
    told += kept.reduce((all, messages) => all + messages, 0);
  }
  await endTurn(store, { mark, state, candidates, notes: changed.notes, networkFacts, records });
  return told;
}

/** Groups networks by about `most` verdicts. Verdicts of one network are never split. */
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

/** Kinds of facts whose data have not changed since. */
function untouchedKinds(before: JudgedState | null, now: JudgedState): ReadonlySet<AlertKind> {
  const kinds = new Set<AlertKind>();
  if (before?.vrps === now.vrps) kinds.add('roa-expiring');
  if (before?.scans === now.scans) kinds.add('scan');
  return kinds;
}

const byWatch = (records: readonly StoredRecord[]): ReadonlyMap<string, readonly StoredRecord[]> =>
  Map.groupBy(records, ({ watch_id }) => watch_id);

/** Data shared by all groups of a turn. */
interface Turn {
  readonly networkFacts: ReadonlyMap<string, NetworkFacts>;
  /** As they were when the turn began. */
  readonly records: ReadonlyMap<string, readonly StoredRecord[]>;
  readonly untouched: Untouched;
  /** Ms since 1970. */
  readonly now: number;
}

/** Adds the expectations that follow from AS-SETs for facts that would open an alert, and judges those networks again. */
async function withExpectations(
  db: AccountStore['db'],
  turn: Turn,
  judged: readonly JudgedWatch[],
): Promise<{ readonly turn: Turn; readonly judged: readonly JudgedWatch[] }> {
  const openings = judged.flatMap(({ watch: { id, asn }, verdicts }) =>
    verdicts.flatMap(({ fact, rule }) => (fact && rule ? [{ watch: id, asn, fact }] : [])),
  );
  const meant = await expectedBySets(db, openings);
  const networkFacts = new Map(turn.networkFacts);
  for (const [id, more] of meant) {
    const own = networkFacts.get(id);
    if (own) networkFacts.set(id, { ...own, expected: [...own.expected, ...more] });
  }
  const taught = { ...turn, networkFacts };
  return {
    turn: taught,
    judged: judged.flatMap((one) => (meant.has(one.watch.id) ? judgedOf([one.watch], taught) : [one])),
  };
}

const judgedOf = (watches: readonly Watched[], { networkFacts, records, now }: Turn): JudgedWatch[] =>
  watches.map((watch) => {
    const own = networkFacts.get(watch.id);
    const known = records.get(watch.id) ?? [];
    return {
      watch,
      asOf: own?.asOf ?? now,
      records: known,
      verdicts: own ? judge({ ...own, rules: watch.rules, records: known, now: own.asOf / 1000 }) : [],
    };
  });

/** Verdicts about some networks, with their background and the channels of their messages. */
interface Basis {
  readonly judged: readonly JudgedWatch[];
  readonly background: Background;
  readonly channels: Channels;
}

async function basisOf(queries: AccountQueries, judged: readonly JudgedWatch[]): Promise<Basis> {
  const watches = judged.map(({ watch }) => watch);
  return { judged, channels: await channelsOf(queries, watches), background: await backgroundOf(queries, judged) };
}

/** Data to be written. */
interface Drafted {
  readonly told: number;
  readonly statement: RawBuilder<unknown> | null;
}

async function draftOf({ judged, background, channels }: Basis, now: number): Promise<Drafted> {
  const draft = await draftAlerts(judged, background, now);
  return { told: draft.messages.length, statement: keepingOf(draft, channels, now) };
}

/**
 * Stores the results for some networks. If another process has judged meanwhile, access was lost, or channels have changed, they are computed again
 * under the lock.
 */
async function settle(
  store: AccountStore,
  { basis, drafted }: { readonly basis: Basis; readonly drafted: Drafted },
  turn: Turn,
  goOn: () => void,
): Promise<number> {
  const { untouched, now } = turn;
  const watches = basis.judged.map(({ watch }) => watch);
  return store.write(async (queries) => {
    const { inForce, channels, ...locked } = await lockWatches(queries, watches, untouched, now);
    const records = byWatch(locked.records);
    const isAsBefore =
      watches.every(({ id }) => inForce.has(id) && isDeepStrictEqual(records.get(id), turn.records.get(id))) &&
      isDeepStrictEqual(channels, basis.channels);
    if (isAsBefore) return keep(queries, drafted, goOn);
    const still = watches.filter(({ id }) => inForce.has(id));
    const judged = judgedOf(still, { ...turn, records });
    const background = await backgroundOf(queries, judged);
    return keep(queries, await draftOf({ judged, background, channels }, now), goOn);
  });
}

async function keep(queries: AccountQueries, { told, statement }: Drafted, goOn: () => void): Promise<number> {
  if (statement) await goOnDuring(statement.execute(queries), goOn);
  return told;
}
