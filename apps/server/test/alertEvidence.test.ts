import { type AlertKind, alertKinds } from '@routeglass/domain/alerts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { evidenceOf } from '../src/accounts/alerts/evidence.ts';
import type { FoundFact } from '../src/accounts/alerts/facts.ts';
import { graphLink } from '../src/accounts/alerts/message.ts';
import { accountStore } from '../src/accounts/tables.ts';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet, TABLE_AT, UPDATES_AT } from './smallInternet.fixtures.ts';

const ASN = 15_169;
const factOf = (kind: AlertKind, prefix: string | null, other: number | null = null): FoundFact => ({
  kind,
  key: 'all',
  prefix,
  prefixes: 1,
  other,
  vantagePoints: 0,
  share: null,
  since: UPDATES_AT.getTime() / 1000,
  until: null,
  incident: null,
  list: [],
});
const path = (text: string) => ({ path: text, vantage_points: 1 });

describe.each(engines())('evidence of alerts over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
    const generation = await openGeneration(store, { kind: 'history', name: 'all', world: 'internet' });
    const span = {
      world: 'internet',
      ip_version: 4,
      origin: ASN,
      from_snapshot: true,
      last_seen: null,
      peers: 2,
    } as const;
    await store.bulk
      .insertInto('announcement_span')
      .values(
        ['8.8.4.0/24', '8.8.8.0/24'].map((prefix) => ({
          ...span,
          prefix,
          generation_id: generation.id,
          first_seen: TABLE_AT,
        })),
      )
      .execute();
    await publishGenerations(store, [{ generation, asOf: UPDATES_AT, records: 2 }]);
  });
  afterAll(() => remove());

  const evidence = async (...facts: FoundFact[]) => {
    const found = await evidenceOf(
      accountStore(store).db,
      facts.map((fact) => ({ asn: ASN, fact })),
    );
    return facts.map((fact) => found.get(fact) ?? null);
  };

  it.each(['visibility', 'roa-invalid', 'prefix-new'] as const)('has the routes of a prefix: %s', async (kind) => {
    expect(await evidence(factOf(kind, '8.8.8.0/24'), factOf(kind, '8.8.4.0/24'))).toEqual([
      { prefix: '8.8.8.0/24', paths: [path('1299 15169'), path('3320 3356 3356 15169')] },
      { prefix: '8.8.4.0/24', paths: [path('3320 15169')] },
    ]);
  });

  it('has the routes of the other origin', async () => {
    expect(await evidence(factOf('origin-change', '8.0.0.0/9', 3356))).toEqual([
      { prefix: '8.0.0.0/9', paths: [path('1299 3356'), path('3320 3356')] },
    ]);
  });

  it('has a prefix that shows a new neighbor, and the routes over it', async () => {
    expect(await evidence(factOf('neighbor', null, 3320))).toEqual([
      { prefix: '8.8.4.0/24', paths: [path('3320 15169')] },
    ]);
  });

  it('has the last routes of what is over', async () => {
    expect(await evidence(factOf('path-change', null, 1299), factOf('prefix-gone', '8.8.4.0/24'))).toEqual([
      { prefix: '8.8.4.0/24', paths: [path('1299 15169')] },
      { prefix: '8.8.4.0/24', paths: [path('1299 15169')] },
    ]);
  });

  it('links every kind of alert about routes to the graph at that second', async () => {
    const incidents: readonly AlertKind[] = ['hijack', 'more-specific', 'leak-by', 'leak-through', 'bogon'];
    const kinds = alertKinds.filter((kind) => !incidents.includes(kind) && kind !== 'scan' && kind !== 'roa-expiring');
    for (const kind of kinds) {
      const isLink = kind === 'neighbor' || kind === 'path-change';
      const fact = factOf(kind, isLink ? null : '8.8.8.0/24', kind === 'origin-change' ? ASN : 3356);
      const [shown] = await evidence(fact);
      expect(shown?.paths, kind).not.toEqual([]);
      expect(graphLink(ASN, { ...fact, ...(shown && { evidence: shown }) }), kind).toMatch(
        /^\/as\/15169\/graph\?prefix=8\.8\..*targets=\d.*player-at=2026-06-01T09%3A00%3A00/,
      );
    }
    expect(await evidence(factOf('scan', '8.8.8.8'), factOf('roa-expiring', '8.8.8.0/24'))).toEqual([null, null]);
  });
});
