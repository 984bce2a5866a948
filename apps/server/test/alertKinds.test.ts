import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AlertKind, alertWords, usualRules } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeAll } from '../src/accounts/alerts/judgeAll.ts';
import { type AlertMessage, readMessage } from '../src/accounts/alerts/message.ts';
import { type AccountStore, accountStore } from '../src/accounts/tables.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { heardRoutes, type HeardRoutes } from './heardRoutes.ts';
import { ingest } from './ingestion.ts';

const OWN = 15_169;
const PEERS = [1299, 3320, 174, 6939, 3257];
/** The providers of every network at the edge. */
const PROVIDERS = [2914, 6762];
const others = [13_335, 2906, 32_934, 20_940, 8075];
const TABLE_AT = Date.parse('2026-06-01T08:00:00Z') / 1000;
const LEAKED = '8.11.0.0/16';
const tableOf = (origin: number, place: number): [string, string[]][] =>
  [`8.${8 + place}.0.0/16`, `23.${16 + place}.4.0/22`].map((prefix, i) => [
    prefix,
    PEERS.map((peer) => `${peer} ${PROVIDERS[(place + i) % 2]} ${origin}`),
  ]);

/** A network with two prefixes of its own and two providers, watched by every rule, in files that are imported one after the other. */
describe.each(engines())('alerts of what is imported over $name', ({ open }) => {
  let store: Store;
  let own: AccountStore;
  let remove: () => Promise<void>;
  let heard: HeardRoutes;
  let now = TABLE_AT;
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-kinds-'));
  beforeAll(async () => {
    ({ store, remove } = await open());
    own = accountStore(store);
    heard = heardRoutes(folder, 'rrc99', PEERS);
    await load(heard.table(now, Object.fromEntries([OWN, ...others].flatMap(tableOf))));
    await watch(own);
    await judgeAll(own, Date.now());
    expect(await opened()).toEqual([]);
  });
  afterAll(async () => {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  });

  async function load(path: string): Promise<void> {
    const { files } = await ingest(store, { paths: [path] });
    expect(files).toMatchObject([{ outcome: 'loaded', message: null }]);
  }
  /** Imports an update file of a minute later in which every peer, or some, have a path to a prefix by way of these networks, or none. */
  async function announce(prefix: string, way: string | null, peers: readonly number[] = PEERS): Promise<void> {
    now += 60;
    const path = (peer: number) => (way === null ? null : `${peer} ${way}`);
    await load(
      heard.updates(
        now,
        peers.map((peer) => [prefix, peer, path(peer)] as const),
      ),
    );
    await judgeAll(own, Date.now());
  }
  async function opened(kind?: AlertKind): Promise<AlertMessage[]> {
    const { rows } = await sql<{ body: string }>`select body from accounts.alert_message order by place`.execute(
      own.db,
    );
    return rows.map(({ body }) => readMessage(body)).filter((message) => kind === undefined || message.kind === kind);
  }
  /** The one message about a kind of alert, which names its rule and since when it holds. */
  async function told(kind: AlertKind): Promise<AlertMessage> {
    const [message, ...more] = await opened(kind);
    expect(more).toEqual([]);
    if (!message) throw new Error(`no alert of ${kind}; there are ${JSON.stringify(await opened())}`);
    const rule = { name: 'Rule', value: expect.stringContaining(alertWords[kind].name) as string };
    const since = { name: 'Since', value: new Date(now * 1000).toISOString().replace('.000Z', 'Z') };
    expect(message).toMatchObject({ asn: OWN, since: now, reasons: expect.arrayContaining([rule, since]) as unknown });
    return message;
  }

  it('a more specific of its space by another network', async () => {
    await announce('8.8.8.0/24', '2914 32934');
    expect(await told('more-specific')).toMatchObject({
      change: 'opened',
      prefix: '8.8.8.0/24',
      other: 32_934,
      paths: expect.arrayContaining(['1299 2914 32934']) as unknown,
    });
  });
  it('a leak by the network itself', async () => {
    await announce(LEAKED, `6762 ${OWN} 2914 20940`, [1299, 3320, 174]);
    expect(await told('leak-by')).toMatchObject({ change: 'opened', prefix: LEAKED, other: null });
  });
  it('a bogon that it announces', async () => {
    await announce('10.1.0.0/16', `2914 ${OWN}`);
    expect(await told('bogon')).toMatchObject({ change: 'opened', prefix: '10.1.0.0/16' });
  });
  it('a prefix of its own that few vantage points still see', async () => {
    await announce('8.8.0.0/16', null, PEERS.slice(1));
    expect(await told('visibility')).toMatchObject({ change: 'opened', prefix: '8.8.0.0/16' });
  });
  it('a new provider', async () => {
    await announce('23.16.4.0/22', `3356 ${OWN}`);
    expect(await told('neighbor')).toMatchObject({ prefix: null, other: 3356 });
  });
  it('a prefix that is new', async () => {
    await announce('23.40.0.0/22', `2914 ${OWN}`);
    expect(await told('prefix-new')).toMatchObject({ prefix: '23.40.0.0/22' });
  });
  it('a prefix that is withdrawn', async () => {
    await announce('23.40.0.0/22', null);
    expect(await told('prefix-gone')).toMatchObject({ change: 'opened', prefix: '23.40.0.0/22' });
  });
  it('a prefix that a ROA forbids', async () => {
    const path = join(folder, 'vrps.json');
    const buildtime = new Date(now * 1000).toISOString();
    const roas = [{ prefix: '23.16.4.0/22', asn: 64_500, maxLength: 22, ta: 'arin', expires: now + 900_000 }];
    writeFileSync(path, JSON.stringify({ metadata: { buildtime }, roas }));
    await load(path);
    await judgeAll(own, Date.now());
    expect(await told('roa-invalid')).toMatchObject({ change: 'opened', prefix: '23.16.4.0/22' });
  });
});

/** An account with access and a trial watches the network by every rule, without delay. */
async function watch(own: AccountStore): Promise<void> {
  const at = new Date();
  const rules = usualRules.map((rule) => ({ ...rule, isOn: true, minutes: rule.kind === 'roa-expiring' ? 60 : 0 }));
  const owned = { account_id: 'ann', asn: OWN, created_at: at };
  const person = {
    firstname: 'A',
    lastname: 'B',
    position: 'C',
    password: null,
    privacy_at: null,
    privacy_version: null,
  };
  await own.write(async (queries) => {
    await queries
      .insertInto('account')
      .values({ ...person, id: 'ann', email: 'ann@example.net', email_key: 'ann@example.net', created_at: at })
      .execute();
    await queries
      .insertInto('as_access')
      .values({ ...owned, status: 1, proof: 'admin', updated_at: at })
      .execute();
    const trial = {
      id: 'trial',
      company: 'C',
      state: 'approved',
      begins_at: at,
      ends_at: new Date(at.getTime() + 9e8),
    } as const;
    await queries
      .insertInto('monitoring_trial')
      .values({ ...owned, ...trial })
      .execute();
    const since = new Date(TABLE_AT * 1000);
    await queries
      .insertInto('alert_watch')
      .values({ ...owned, id: 'watch', rules: JSON.stringify(rules), since })
      .execute();
  });
}
