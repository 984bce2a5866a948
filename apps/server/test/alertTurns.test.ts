import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { usualRules } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidatesOf } from '../src/accounts/alerts/candidates.ts';
import { judgeAll } from '../src/accounts/alerts/judgeAll.ts';
import { judgeAgain, judgedState, readState } from '../src/accounts/alerts/judgedState.ts';
import { type AccountQueries, type AccountStore, accountStore } from '../src/accounts/tables.ts';
import { changedNetworks } from '../src/store/changedNetworks.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { createChance } from './powerCuts/chance.ts';
import { origins, RandomRoutes, TABLE_TIME, transits } from './randomRoutes.fixtures.ts';

/** `ALERT_TURNS=200` judges so many publications, `ALERT_SEED` others. */
const turns = Number(process.env['ALERT_TURNS'] ?? 16);
const seed = Number(process.env['ALERT_SEED'] ?? 5);
const SLOW = 120_000 + turns * 20_000;
const accounts = ['whole', 'part'] as const;
const asns = [...origins, ...transits];

/** Two accounts watch the same networks; all of the first are judged at each turn. */
describe.each(engines())('alerts after random publications over $name', ({ open }) => {
  let store: Store;
  let own: AccountStore;
  let remove: () => Promise<void>;
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-turns-'));
  beforeAll(async () => {
    ({ store, remove } = await open());
    own = accountStore(store);
  }, SLOW);
  afterAll(async () => {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  }, SLOW);

  it(
    'are those that judging every network gives',
    async () => {
      const chance = createChance(seed);
      const pick = <T>(values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T;
      const routes = new RandomRoutes(folder, chance);
      await ingest(store, { paths: [routes.table()] });
      await own.write((queries) => watchAll(queries, chance));
      let looked = 0;
      for (let turn = 0; turn < turns; turn += 1) {
        const what = turn < 2 ? 'updates' : pick(['updates', 'updates', 'updates', 'updates', ...rarely]);
        if (what === 'updates') await ingest(store, { paths: [routes.updates()] });
        if (what === 'table') await ingest(store, { paths: [routes.table()] });
        if (what === 'roas') await ingest(store, { paths: [routes.roas()] });
        if (what === 'block') await block(own, new Date());
        if (what === 'unblock') await block(own, null);
        if (what === 'expected') await expectOne(own, chance);
        looked += await turnOf(own);
        const [whole, part] = await Promise.all(accounts.map((account) => toldOf(own, account)));
        expect(part, `turn ${turn}: ${what}`).toEqual(whole);
      }
      expect((await toldOf(own, 'part')).length).toBeGreaterThan(10);
      expect(looked).toBeLessThan((asns.length * turns * 3) / 4);
    },
    SLOW,
  );
});

const rarely = ['table', 'roas', 'block', 'unblock', 'unblock', 'expected'] as const;

/** Judges, and answers how many networks of the second account were looked at. */
async function turnOf(own: AccountStore): Promise<number> {
  const now = Date.now();
  await own.write((queries) =>
    queries
      .updateTable('alert_watch')
      .set({ due_at: sql<Date>`'-infinity'` })
      .where('account_id', '=', 'whole')
      .execute(),
  );
  const { stamp } = await own.db.selectFrom('alert_mark').select('stamp').executeTakeFirstOrThrow();
  const [before, state] = [readState(stamp), await judgedState(own.db)];
  const changed = await changedNetworks(own.db);
  const { watches } = await candidatesOf(own.db, { before, state, changed, now });
  await judgeAll(own, now);
  return watches.filter(({ accountId }) => accountId === 'part').length;
}

/** Every rule is on, and asks for more or less time. */
async function watchAll(queries: AccountQueries, chance: () => number): Promise<void> {
  const at = new Date();
  const ends = new Date(at.getTime() + 9e9);
  for (const id of accounts) {
    const person = { firstname: 'A', lastname: 'B', position: 'C', password: null };
    const email = `${id}@example.net`;
    await queries
      .insertInto('account')
      .values({ ...person, id, email, email_key: email, privacy_at: null, privacy_version: null, created_at: at })
      .execute();
  }
  for (const asn of asns) {
    const minutes = [0, 15, 900][Math.floor(chance() * 3)]!;
    const rules = usualRules.map((rule) => ({
      ...rule,
      isOn: true,
      minutes: rule.kind === 'roa-expiring' ? 300 : minutes,
    }));
    for (const account_id of accounts) {
      const id = `${account_id}-${asn}`;
      const owned = { account_id, asn, created_at: at };
      await queries
        .insertInto('as_access')
        .values({ ...owned, status: 1, proof: 'admin', updated_at: at })
        .execute();
      await queries
        .insertInto('monitoring_trial')
        .values({ ...owned, id, company: 'C', state: 'approved', begins_at: at, ends_at: ends })
        .execute();
      await queries
        .insertInto('alert_watch')
        .values({ ...owned, id, rules: JSON.stringify(rules), since: new Date(TABLE_TIME * 1000) })
        .execute();
    }
  }
}

async function block(own: AccountStore, blocked_at: Date | null): Promise<void> {
  await own.write((queries) => queries.updateTable('account').set({ blocked_at }).execute());
}

/** Says for both accounts that a prefix of some alert was expected. */
async function expectOne(own: AccountStore, chance: () => number): Promise<void> {
  const { rows } = await sql<{ asn: number; kind: 'visibility'; prefix: string }>`
    select distinct w.asn, a.kind, a.fact::jsonb ->> 'prefix' as prefix from accounts.alert a join accounts.alert_watch w on w.id = a.watch_id
    where a.fact::jsonb ->> 'prefix' is not null order by 1, 2, 3
  `.execute(own.db);
  const row = rows[Math.floor(chance() * rows.length)];
  if (!row) return;
  const { asn, kind, prefix } = row;
  await own.write(async (queries) => {
    for (const account of accounts) {
      const { count } = await queries
        .selectFrom('alert_expected')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      await queries
        .insertInto('alert_expected')
        .values({ id: `${count}`, watch_id: `${account}-${asn}`, kind, other: null, prefix, created_at: new Date() })
        .execute();
      await judgeAgain(queries, account, asn);
    }
  });
}

/** All alerts of an account with all that was told of them. */
async function toldOf(own: AccountStore, account: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', w.asn, a.kind, a.key, a.state, a.told, a.fact, a.reasons, a.began_at, a.ended_at, (
      select string_agg(concat(m.change, (m.body::jsonb - 'alert')::text), ' ' order by m.place) from accounts.alert_message m where m.alert_id = a.id
    )) as line
    from accounts.alert a join accounts.alert_watch w on w.id = a.watch_id where w.account_id = ${account} order by line
  `.execute(own.db);
  return rows.map(({ line }) => line);
}
