import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { loadSmallInternet } from './smallInternet.fixtures.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 120_000;
/** A number of the laboratory, which real routes may name, too. */
const LAB_ASN = 64_512;

/** Two VRPs of the real Internet: each names the origin that the fixture announces the prefix from. */
async function loadVrps(store: Store): Promise<void> {
  const generation = await openGeneration(store, { kind: 'vrps', name: 'rpki', world: 'internet' });
  for (const prefix of ['8.8.8.0/24', '8.8.4.0/24'])
    await sql`
      insert into vrp (generation_id, prefix, max_length, asn, ta) values (${generation.id}, ${prefix}, 24, 15169, 'arin')
    `.execute(store.bulk);
  await publishGenerations(store, [{ generation, asOf: null, records: 2 }]);
}

describe.each(engines())('Verdicts on a prefix over $name', ({ open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await loadSmallInternet(store);
    await loadVrps(store);
    await sql`
      insert into network (generation_id, asn, as_name, world)
      select id, ${LAB_ASN}, 'NORTHWIND', 'lab' from generation where kind = 'networks' and state = 'live'
    `.execute(store.bulk);
    await sql`
      insert into announced (generation_id, prefix, origin, world, ip_version, propagation, relative_propagation, roa)
      select id, '8.8.8.0/24', ${LAB_ASN}, 'internet', 4, 1, 50, 'invalid' from generation where kind = 'announced' and state = 'live'
    `.execute(store.bulk);
    await sql`update announced set origin_set = '{15169}' where prefix = '8.8.4.0/24'`.execute(store.bulk);
    app = appOver(store);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it.each([15_169, 65_000, LAB_ASN])(
    'rest on the VRPs of its world, whatever AS%i is that announces it',
    async (asn) => {
      const verdict = await ask(app, 'roaValidity', `/v2/rir/roa-validity?prefix=8.8.8.0/24&asn=${asn}`);
      expect(verdict.vrps).toHaveLength(1);
      expect(verdict).toMatchObject(
        asn === 15_169 ? { state: 'valid', reason: 'matched' } : { state: 'invalid', reason: 'origin' },
      );
    },
  );

  it('never match the members of an AS_SET', async () => {
    const { origins } = await ask(app, 'prefixDetail', '/v2/prefixes/8.8.4.0%2F24');
    expect(origins).toMatchObject([{ origin_set: [15_169], roa: 'invalid', roa_reason: 'as-set' }]);
  });
});
