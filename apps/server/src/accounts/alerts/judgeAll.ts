import {
  type AlertRecord,
  type AlertVerdict,
  type Expected,
  extentOf,
  judge,
  reasonsOf,
} from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { publicationStamp } from '../../store/stamp.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';
import { newId } from '../token.ts';
import { dataInstant, factsOf, type FoundFact } from './facts.ts';
import { messageOf, pathsOf } from './message.ts';
import { queueMessage } from './queueMessage.ts';
import { allWatched, expectedOf, type Watched, watchesInForce } from './watched.ts';

interface StoredRecord extends AlertRecord {
  readonly watch_id: string;
  readonly fact: string;
  readonly reasons: string;
  readonly acknowledged: boolean;
  readonly snoozed_until: Date | null;
}

/** What is judged of a network. */
interface Grounds {
  readonly facts: readonly FoundFact[];
  readonly expected: readonly Expected[];
  /** Instant of the newest routes, ms since 1970. */
  readonly asOf: number;
}

/**
 * Judges what publications changed for watched networks, once for each publication, and queues the messages in the transaction that keeps the alerts.
 * Answers the number of messages.
 */
export async function judgeAll(store: AccountStore, now: number): Promise<number> {
  const { db } = store;
  const stamp = await publicationStamp(db);
  const mark = await db.selectFrom('alert_mark').select('stamp').executeTakeFirst();
  if (mark?.stamp === stamp) return 0;
  const watches = await allWatched(db, now);
  const grounds = await groundsOf(db, watches, now);
  const records = Map.groupBy(
    await recordsOf(
      db,
      watches.map(({ id }) => id),
    ),
    ({ watch_id }) => watch_id,
  );
  let told = 0;
  for (const watch of watches) {
    const ground = grounds.get(watch.id);
    if (!ground || verdictsOf(watch, ground, records.get(watch.id) ?? []).length === 0) continue;
    told += await settle(store, watch, ground, now);
  }
  await store.write((queries) => queries.updateTable('alert_mark').set({ stamp }).execute());
  return told;
}

async function groundsOf(
  queries: AccountQueries,
  watches: readonly Watched[],
  now: number,
): Promise<ReadonlyMap<string, Grounds>> {
  const instants = new Map<number, number>();
  for (const { asn } of watches) if (!instants.has(asn)) instants.set(asn, (await dataInstant(queries, asn)) ?? now);
  const asOf = (asn: number): number => instants.get(asn) ?? now;
  const wishes = watches.map(({ rules, ...watch }) => ({
    ...watch,
    visibility: rules.find(({ kind, isOn }) => kind === 'visibility' && isOn)?.share ?? 0,
    expiring: rules.find(({ kind, isOn }) => kind === 'roa-expiring' && isOn)?.minutes ?? 0,
  }));
  const facts = await factsOf(queries, wishes, asOf);
  const expected = await expectedOf(
    queries,
    watches.map(({ id }) => id),
  );
  return new Map(
    watches.map(({ id, asn }) => [
      id,
      { facts: facts.get(id) ?? [], expected: expected.get(id) ?? [], asOf: asOf(asn) },
    ]),
  );
}

/** The newest alert of each key of some watches. */
async function recordsOf(queries: AccountQueries, watches: readonly string[]): Promise<readonly StoredRecord[]> {
  if (watches.length === 0) return [];
  const { rows } = await sql<StoredRecord>`
    select distinct on (watch_id, kind, key) id, watch_id, kind, key, state = 'open' as "isOpen", told,
      extract(epoch from ended_at)::float8 as until, fact, reasons, acknowledged_at is not null as acknowledged, snoozed_until
    from accounts.alert where watch_id = any(${[...watches]}::text[]) order by watch_id, kind, key, place desc
  `.execute(queries);
  return rows;
}

function verdictsOf(watch: Watched, { facts, expected, asOf }: Grounds, records: readonly AlertRecord[]) {
  return judge({ facts, rules: watch.rules, expected, records, now: asOf / 1000 });
}

/** Keeps what came of one network. Another process may have judged meanwhile, or access may be gone: it is looked at again under a lock. */
async function settle(store: AccountStore, watch: Watched, grounds: Grounds, now: number): Promise<number> {
  return store.write(async (queries) => {
    const held = await sql`select from accounts.alert_watch where id = ${watch.id} for update`.execute(queries);
    const inForce = await watchesInForce(queries, now).select('w.id').where('w.id', '=', watch.id).executeTakeFirst();
    if (held.rows.length === 0 || !inForce) return 0;
    const records = await recordsOf(queries, [watch.id]);
    const verdicts = verdictsOf(watch, grounds, records);
    const paths = await pathsOf(
      queries,
      verdicts.flatMap(({ fact }) => (fact === null || fact.incident === null ? [] : [fact.incident])),
    );
    let told = 0;
    for (const verdict of verdicts) {
      const record = records.find(({ id }) => id === verdict.record?.id) ?? null;
      const fact = (verdict.fact as FoundFact | null) ?? (JSON.parse(record?.fact ?? 'null') as FoundFact | null);
      if (!fact) continue;
      const isOver = verdict.change === 'ended' || verdict.change === 'passed';
      const ended = isOver ? (verdict.fact?.until ?? grounds.asOf / 1000) : null;
      const newest: FoundFact = { ...fact, until: ended };
      const id = await keep(queries, watch, { ...verdict, record }, newest, now);
      if (isSilent(verdict, record)) continue;
      const reasons = reasonsOf(newest, verdict.rule);
      const message = messageOf(watch.asn, id, verdict.change, newest, {
        reasons,
        paths: fact.incident === null ? [] : (paths.get(fact.incident) ?? []),
      });
      const until = record?.snoozed_until?.getTime() ?? 0;
      await queueMessage(queries, watch.accountId, message, { now, notBefore: until });
      told += 1;
    }
    return told;
  });
}

/** Growth of what was acknowledged or snoozed; its end is told all the same. */
function isSilent({ change }: AlertVerdict, record: StoredRecord | null): boolean {
  if (change !== 'grown' && change !== 'shrunk') return false;
  return record !== null && (record.acknowledged || record.snoozed_until !== null);
}

async function keep(
  queries: AccountQueries,
  watch: Watched,
  { record, rule }: AlertVerdict,
  fact: FoundFact,
  now: number,
): Promise<string> {
  const at = new Date(now);
  const change = {
    state: fact.until === null ? ('open' as const) : ('ended' as const),
    told: extentOf(fact),
    fact: JSON.stringify(fact),
    ended_at: fact.until === null ? null : new Date(fact.until * 1000),
    updated_at: at,
  };
  if (record) {
    await queries.updateTable('alert').set(change).where('id', '=', record.id).execute();
    return record.id;
  }
  const id = newId();
  const began = { began_at: new Date(fact.since * 1000), reasons: JSON.stringify(reasonsOf(fact, rule)) };
  await queries
    .insertInto('alert')
    .values({ id, watch_id: watch.id, kind: fact.kind, key: fact.key, ...began, ...change })
    .execute();
  return id;
}
