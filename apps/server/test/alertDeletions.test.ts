import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepingOf } from '../src/accounts/alerts/keepingOf.ts';
import { type AccountStore, accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const SLOW = 120_000;
const at = new Date('2026-01-01T00:00:00Z');

/** Two accounts, each with a watched network, an alert, a channel, and a message on its way. */
describe.each(engines())('what belongs to alerts over $name', ({ open }) => {
  let store: Store;
  let own: AccountStore;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    own = accountStore(store);
  }, SLOW);
  afterAll(() => remove(), SLOW);
  beforeEach(async () => {
    await own.write((queries) => queries.deleteFrom('account').execute());
    await own.write((queries) => queries.deleteFrom('job').execute());
    for (const id of ['a', 'b']) await addAccount(own, id);
  }, SLOW);

  it('goes with an account, and leaves that of others', async () => {
    expect(await countRows(own)).toEqual({ alerts: 2, messages: 2, deliveries: 2 });
    await own.write((queries) => queries.deleteFrom('account').where('id', '=', 'a').execute());
    expect(await countRows(own)).toEqual({ alerts: 1, messages: 1, deliveries: 1 });
  });

  it('goes with a watched network', async () => {
    await own.write((queries) => queries.deleteFrom('alert_watch').where('id', '=', 'w-a').execute());
    expect(await countRows(own)).toEqual({ alerts: 1, messages: 1, deliveries: 1 });
  });

  it('goes with a channel, if it is a delivery to it', async () => {
    await own.write((queries) => queries.deleteFrom('alert_channel').where('id', '=', 'c-a').execute());
    expect(await countRows(own)).toEqual({ alerts: 2, messages: 2, deliveries: 1 });
  });
});

async function addAccount(own: AccountStore, id: string): Promise<void> {
  await own.write(async (queries) => {
    await queries
      .insertInto('account')
      .values({
        id,
        email: `${id}@example.net`,
        email_key: `${id}@example.net`,
        firstname: 'A',
        lastname: 'B',
        position: 'C',
        password: null,
        privacy_at: null,
        privacy_version: null,
        created_at: at,
      })
      .execute();
    await queries
      .insertInto('alert_watch')
      .values({ id: `w-${id}`, account_id: id, asn: 64500, rules: '[]', since: at, created_at: at })
      .execute();
    await queries
      .insertInto('alert')
      .values({
        id: `alert-${id}`,
        watch_id: `w-${id}`,
        kind: 'hijack',
        key: '1',
        state: 'open',
        told: 1,
        fact: '{}',
        reasons: '[]',
        began_at: at,
        ended_at: null,
        updated_at: at,
      })
      .execute();
    await queries
      .insertInto('alert_channel')
      .values({
        id: `c-${id}`,
        account_id: id,
        kind: 'webhook',
        name: 'hook',
        form: 'standard',
        target: '',
        secrets: null,
        created_at: at,
      })
      .execute();
    const message = {
      alert: `alert-${id}`,
      asn: 64500,
      kind: 'hijack',
      change: 'opened',
      title: 'Hijack',
      prefix: null,
      other: null,
      since: 0,
      until: null,
      reasons: [],
      paths: [],
      graph: null,
      page: '/',
    };
    const messages = [{ accountId: id, message, notBefore: 0, isUrgent: true }];
    const channel = { id: `c-${id}`, account_id: id, quiet_from: 0, quiet_until: 0, digest: 0 };
    await keepingOf({ begun: [], changed: [], messages }, new Map([[id, [channel]]]), at.getTime())?.execute(queries);
  });
}

async function countRows({ db }: AccountStore): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::int from accounts.alert) as alerts, (select count(*)::int from accounts.alert_message) as messages,
      (select count(*)::int from accounts.alert_delivery) as deliveries
  `.execute(db);
  return rows[0];
}
