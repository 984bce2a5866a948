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
import { keepVerdicts } from './keepVerdicts.ts';
import { recordsOf, type StoredRecord } from './records.ts';
import { inForceOf, type Watched } from './watched.ts';

/** Networks of which what came is kept in one transaction: others wait for it no longer. */
const AT_ONCE = 200;

/**
 * Judges what publications changed for watched networks, once for each publication, and queues the messages in the transaction that keeps the alerts.
 * Looks only at networks whose facts can have changed, and at facts of sources that were published since. Answers the number of messages.
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
  const untouched = candidates.hasUnjudged ? new Set<AlertKind>() : untouchedKinds(before, state);
  const found = await networkFactsOf(db, watches, untouched, now);
  const records = byWatch(
    await recordsOf(
      db,
      watches.map(({ id }) => id),
      untouched,
    ),
  );
  const networkFacts = await withExpectations(db, watches, found, records);
  const touched = watches.filter((watch) => verdictsOf(watch, networkFacts, records).length > 0);
  const parts = Array.from({ length: Math.ceil(touched.length / AT_ONCE) }, (_, part) =>
    touched.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
  const told = await twoAtATime(parts, (part) => settle(store, part, networkFacts, untouched, now));
  await endTurn(store, { mark, state, candidates, notes: changed.notes, networkFacts, records });
  return told.reduce((all, some) => all + some, 0);
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

/** Keeps what came of some networks. Another process may have judged meanwhile, or access may be gone: it is looked at again under a lock. */
function settle(
  store: AccountStore,
  watches: readonly Watched[],
  networkFacts: ReadonlyMap<string, NetworkFacts>,
  untouched: ReadonlySet<AlertKind>,
  now: number,
): Promise<number> {
  const ids = watches.map(({ id }) => id);
  return store.write(async (queries) => {
    await sql`select from accounts.alert_watch where id = any(${ids}::text[]) order by id for update`.execute(queries);
    const inForce = await inForceOf(queries, ids, now);
    const records = byWatch(await recordsOf(queries, ids, untouched));
    const judged = watches
      .filter(({ id }) => inForce.has(id))
      .map((watch) => ({
        watch,
        asOf: networkFacts.get(watch.id)?.asOf ?? now,
        records: records.get(watch.id) ?? [],
        verdicts: verdictsOf(watch, networkFacts, records),
      }));
    return keepVerdicts(queries, judged, now);
  });
}
