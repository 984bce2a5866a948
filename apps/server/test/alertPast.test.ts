import { type AlertRule, usualRules } from '@routeglass/domain/alerts';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from '../src/accounts/alerts/facts.ts';
import { replay } from '../src/accounts/alerts/replay.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { Database, GenerationKind } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet, UPDATES_AT } from './smallInternet.fixtures.ts';

const ASN = 15_169;
const DAY = 24 * 60;
/** So many minutes before the newest routes. */
const ago = (minutes: number): Date => new Date(UPDATES_AT.getTime() - minutes * 60_000);
const link = {
  asn: ASN,
  ip_version: 4,
  world: 'internet',
  type: 'providers',
  routes: 0,
  since: ago(90 * DAY),
} as const;

describe.each(engines())('the past of alerts over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
  });
  afterAll(() => remove());

  async function publish(kind: GenerationKind, fill: (id: number) => Promise<unknown>) {
    const generation = await openGeneration(store, { kind, name: 'all', world: 'internet' });
    await fill(generation.id);
    await publishGenerations(store, [{ generation, asOf: UPDATES_AT, records: 1 }]);
  }
  type Span = Partial<Insertable<Database['announcement_span']>> & {
    readonly prefix: string;
    readonly first_seen: Date;
  };
  const keepSpans = (...spans: readonly Span[]) =>
    publish('history', (generation_id) =>
      store.bulk
        .insertInto('announcement_span')
        .values(
          spans.map((span) => ({
            ...({
              world: 'internet',
              ip_version: 4,
              from_snapshot: false,
              last_seen: null,
              peers: 2,
              origin: ASN,
            } as const),
            ...span,
            generation_id,
          })),
        )
        .execute(),
    );
  const replayed = (kind: AlertRule['kind'], more: Partial<AlertRule> = {}, expected: readonly string[] = []) =>
    replay(
      accountStore(store).db,
      ASN,
      usualRules.map((rule) => ({ ...rule, isOn: rule.kind === kind, ...(rule.kind === kind && more) })),
      expected.map((prefix) => ({ kind, other: null, prefix })),
    );

  it('has one fact for a new prefix, whatever number of vantage points its spans have', async () => {
    const begun = { prefix: '8.8.6.0/24', first_seen: ago(30) };
    await keepSpans({ ...begun, peers: 1, last_seen: ago(20), world: 'lab' }, { ...begun, peers: 3 });
    const scope = { id: 'w', asn: ASN, since: ago(60), visibility: 0, expiring: 0 };
    const found = (await factsOf(accountStore(store).db, [scope], () => UPDATES_AT.getTime())).get('w') ?? [];
    expect(found.filter(({ kind }) => kind === 'prefix-new')).toMatchObject([
      { prefix: '8.8.6.0/24', vantagePoints: 3 },
    ]);
  });

  it('replays withdrawn prefixes, those of one time as one alert', async () => {
    const [early, late] = [ago(60 * DAY), ago(2 * DAY)];
    await keepSpans(
      // Withdrawn together for an hour, ten days ago; before these 30 days; and for 5 minutes.
      { prefix: '8.8.8.0/24', first_seen: ago(40 * DAY), last_seen: ago(10 * DAY) },
      { prefix: '8.8.8.0/24', first_seen: ago(10 * DAY - 60), last_seen: late },
      { prefix: '8.8.4.0/24', first_seen: ago(40 * DAY), last_seen: ago(10 * DAY - 30) },
      { prefix: '8.8.4.0/24', first_seen: ago(10 * DAY - 80) },
      { prefix: '8.8.8.0/24', first_seen: ago(2 * DAY - 5) },
      { prefix: '8.8.5.0/24', first_seen: early, last_seen: ago(45 * DAY) },
      // For good: it ends after a day.
      { prefix: '8.8.6.0/24', first_seen: early, last_seen: ago(4 * DAY) },
      // Lately, and not back.
      { prefix: '8.8.7.0/24', first_seen: early, last_seen: ago(50) },
    );
    expect(await replayed('prefix-gone')).toMatchObject({
      alerts: 3,
      messages: 5,
      examples: [
        { title: `Prefix withdrawn: 8.8.7.0/24 (AS${ASN})`, began: ago(50).toISOString(), ended: null },
        { began: ago(4 * DAY).toISOString(), ended: ago(3 * DAY).toISOString() },
        { began: ago(10 * DAY).toISOString(), ended: ago(10 * DAY - 80).toISOString() },
      ],
    });
    expect(await replayed('prefix-gone', { minutes: 0 })).toMatchObject({ alerts: 4 });
    expect(await replayed('prefix-gone', { minutes: 55 })).toMatchObject({ alerts: 2 });
    expect(await replayed('prefix-gone', {}, ['8.8.7.0/24', '8.8.8.0/24'])).toMatchObject({ alerts: 2 });
  });

  it('replays lost providers of the whole time, not of the last day alone', async () => {
    const lost = { ...link, first_seen: ago(90 * DAY) };
    await publish('links', (generation_id) =>
      store.bulk
        .insertInto('neighbor')
        .values([
          { ...lost, generation_id, neighbor: 1299, last_seen: ago(9 * DAY) },
          { ...lost, generation_id, neighbor: 3356, last_seen: ago(40 * DAY) },
        ])
        .execute(),
    );
    expect(await replayed('path-change')).toMatchObject({
      alerts: 1,
      messages: 2,
      examples: [{ began: ago(9 * DAY).toISOString(), ended: ago(8 * DAY).toISOString() }],
    });
  });
});
