import { type AlertKind, judge, lessonOf, usualRules } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf, type FoundFact } from '../src/accounts/alerts/facts.ts';
import { replay } from '../src/accounts/alerts/replay.ts';
import { missingSources } from '../src/accounts/alerts/sources.ts';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { GenerationKind } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { record, storedIncidents } from '../src/analytics/incidents/ledger.ts';
import { names } from './alertScene.ts';
import { engines } from './engines.ts';
import { anIncident } from './incidents.fixtures.ts';
import { loadSmallInternet, TABLE_AT, UPDATES_AT } from './smallInternet.fixtures.ts';

const ASN = 15_169;
const MINUTE = 60_000;
const at = (minutes: number): Date => new Date(TABLE_AT.getTime() + minutes * MINUTE);
const seconds = (date: Date): number => date.getTime() / 1000;

describe.each(engines())('facts of alerts over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
  });
  afterAll(() => remove());

  async function publish(kind: GenerationKind, name: string, asOf: Date, fill: (id: number) => Promise<unknown>) {
    const generation = await openGeneration(store, { kind, name, world: 'internet' });
    await fill(generation.id);
    await publishGenerations(store, [{ generation, asOf, records: 1 }]);
  }
  async function facts(kind: AlertKind): Promise<readonly FoundFact[]> {
    const scope = { id: 'w', asn: ASN, since: TABLE_AT, visibility: 0, expiring: 120 };
    const found = await factsOf(accountStore(store).db, [scope], () => UPDATES_AT.getTime());
    return (found.get('w') ?? []).filter((fact) => fact.kind === kind);
  }
  const told = (given: readonly FoundFact[], now: Date) =>
    judge({ facts: given, rules: usualRules, expected: [], records: [], now: seconds(now) }).map(
      ({ change }) => change,
    );

  it('tell ROAs of the network that expire soon and are not renewed, from one file to the next', async () => {
    const vrp = { prefix: '8.8.8.0/24', max_length: 24, asn: ASN, ta: 'arin' };
    await publish('vrps', 'rpki', at(0), (id) =>
      store.bulk
        .insertInto('vrp')
        .values([
          { ...vrp, generation_id: id, expires: at(90) },
          { ...vrp, generation_id: id, prefix: '8.8.4.0/24', expires: at(119) },
          { ...vrp, generation_id: id, prefix: '8.8.5.0/24', expires: at(121) },
          { ...vrp, generation_id: id, asn: 64_500, expires: at(5) },
        ])
        .execute(),
    );
    const found = await facts('roa-expiring');
    expect(found).toMatchObject([
      { prefixes: 2, expires: seconds(at(90)), since: seconds(at(0)), until: null, list: ['8.8.4.0/24', '8.8.8.0/24'] },
    ]);
    expect(told(found, UPDATES_AT)).toEqual(['opened']);
    await publish('vrps', 'rpki', at(60), (id) =>
      store.bulk
        .insertInto('vrp')
        .values({ ...vrp, generation_id: id, expires: at(1000) })
        .execute(),
    );
    expect(await facts('roa-expiring')).toEqual([]);
  });

  it('tell no hijack that is most likely a slip, until it is graver', async () => {
    const prefix = '10.77.0.0/24';
    const publishHijack = async (severity: 'info' | 'medium') =>
      record(
        store,
        await storedIncidents(store, sql`prefix = ${prefix}::cidr`),
        [anIncident({ prefix, severity, firstSeen: seconds(at(30)), lastSeen: null })],
        { lostUntil: null, history: 0, now: seconds(at(40)) },
        names,
      );
    const hijack = async () => (await facts('hijack')).filter((fact) => fact.prefix === prefix);
    await publishHijack('info');
    expect(await hijack()).toMatchObject([{ isSlip: true }]);
    expect(told(await hijack(), at(40))).toEqual([]);
    await publishHijack('medium');
    expect(await hijack()).toMatchObject([{ isSlip: false }]);
    expect(told(await hijack(), at(40))).toEqual(['opened']);
  });

  it('tell what scans find, by what is found', async () => {
    expect(await missingSources(accountStore(store).db, ASN)).toEqual(['scans']);
    expect(await facts('scan')).toEqual([]);
    const finding = { asn: ASN, port: 123, protocol: 'udp', severity: 2, hostname: '', country: 'US' };
    await publish('scans', 'ntp', at(60), (id) =>
      store.bulk
        .insertInto('scan_finding')
        .values([
          { ...finding, generation_id: id, ip: '8.8.8.9', type: 'ntp' },
          { ...finding, generation_id: id, ip: '8.8.8.10', type: 'ntp' },
          { ...finding, generation_id: id, ip: '8.8.8.9', type: 'telnet', port: 23 },
        ])
        .execute(),
    );
    expect(await missingSources(accountStore(store).db, ASN)).toEqual([]);
    const found = (await facts('scan')).toSorted((a, b) => a.key.localeCompare(b.key));
    expect(found).toMatchObject([
      { key: 'ntp', prefix: '8.8.8.9', prefixes: 2, since: seconds(at(60)) },
      { key: 'telnet', prefix: '8.8.8.9', prefixes: 1 },
    ]);
    expect(told(found, UPDATES_AT)).toEqual(['opened', 'opened']);
  });

  it('tell another origin of a prefix that is no hijack, and its end', async () => {
    const span = { world: 'internet', ip_version: 4, from_snapshot: false, last_seen: null, peers: 2 } as const;
    const own = { ...span, origin: ASN, first_seen: at(-1000) };
    await publish('history', 'all', UPDATES_AT, (id) =>
      store.bulk
        .insertInto('announcement_span')
        .values([
          { ...own, generation_id: id, prefix: '8.8.8.0/24' },
          { ...own, generation_id: id, prefix: '8.8.4.0/24' },
          { ...span, generation_id: id, prefix: '8.8.8.0/24', origin: 3356, first_seen: at(10), last_seen: at(50) },
          { ...span, generation_id: id, prefix: '8.8.4.0/24', origin: 33_560, first_seen: at(20) },
          { ...span, generation_id: id, prefix: '8.8.4.0/24', origin: 1299, first_seen: at(-500) },
        ])
        .execute(),
    );
    const past = { lostUntil: null, history: 0, now: seconds(UPDATES_AT) };
    const hijack = anIncident({ prefix: '8.8.4.0/24', firstSeen: seconds(at(20)), lastSeen: null, origin: 33_560 });
    await record(store, [], [hijack], past, names);
    const found = await facts('origin-change');
    expect(found).toMatchObject([
      { other: 3356, prefix: '8.8.8.0/24', since: seconds(at(10)), until: seconds(at(50)), vantagePoints: 2 },
    ]);
    expect(told(found, UPDATES_AT)).toEqual(['passed']);
    expect(
      told(
        found.map((fact) => ({ ...fact, until: seconds(at(20)) })),
        UPDATES_AT,
      ),
    ).toEqual([]);
    expect(found.map(lessonOf)).toEqual([{ kind: 'origin-change', other: 3356, prefix: '8.8.8.0/24' }]);
    expect(await replay(accountStore(store).db, ASN, usualRules, [])).toMatchObject({
      kinds: expect.arrayContaining([{ kind: 'origin-change', alerts: 2 }]) as unknown,
    });
    const roa = { prefix: '8.8.0.0/16', asn: 3356, ta: 'arin', expires: null };
    const publishRoa = (length: number) =>
      publish('vrps', 'rpki', at(60), (id) =>
        store.bulk
          .insertInto('vrp')
          .values({ ...roa, generation_id: id, max_length: length })
          .execute(),
      );
    await publishRoa(23);
    expect(await facts('origin-change')).toHaveLength(1);
    await publishRoa(24);
    expect(await facts('origin-change')).toEqual([]);
  });

  it('tell a provider that routes no longer pass, until it is back', async () => {
    const link = { asn: ASN, ip_version: 4, world: 'internet', type: 'providers', routes: 0 } as const;
    const lost = { ...link, first_seen: at(-1000), since: at(-1000), neighbor: 1299, last_seen: at(30) };
    await publish('links', 'all', UPDATES_AT, (id) =>
      store.bulk
        .insertInto('neighbor')
        .values([
          { ...lost, generation_id: id },
          // Gone before the network was watched, still there over IPv6, and a customer.
          { ...lost, generation_id: id, neighbor: 3320, last_seen: at(-30) },
          { ...lost, generation_id: id, neighbor: 3356 },
          { ...lost, generation_id: id, neighbor: 3356, ip_version: 6, last_seen: null, routes: 3 },
          { ...lost, generation_id: id, neighbor: 64_500, type: 'customers' },
        ])
        .execute(),
    );
    const found = await facts('path-change');
    expect(found).toMatchObject([{ other: 1299, since: seconds(at(30)), until: null, prefix: null }]);
    expect(told(found, UPDATES_AT)).toEqual(['opened']);
    expect(told(found, at(40))).toEqual([]);
  });
});
