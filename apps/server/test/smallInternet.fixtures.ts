import { sql } from 'kysely';
import type { GenerationKind, World } from '../src/store/schema.ts';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import { analyzeGeneration, ensureEventDays, partitionOf, reservePathIds } from '../src/store/partition.ts';
import type { Store } from '../src/store/store.ts';

/** Instant of the table; the updates come an hour later. */
export const TABLE_AT = new Date('2026-06-01T08:00:00Z');
export const UPDATES_AT = new Date('2026-06-01T09:00:00Z');

const networks = [
  [1299, 'TWELVE99', 'Arelion Sweden AB', 'SE'],
  [3320, 'DTAG', 'Deutsche Telekom AG', 'DE'],
  [3356, 'LEVEL3', 'Level 3 Parent, LLC', 'US'],
  [15169, 'GOOGLE', 'Google LLC', 'US'],
  [33560, null, 'Levelled Ground Ltd', null],
  [64500, 'QUIET', 'A network without routes', 'CH'],
] as const;

/** Paths of the table by prefix: [peer ASN, path]. */
const table: Record<string, [number, string][]> = {
  '8.0.0.0/9': [
    [1299, '1299 3356'],
    [3320, '3320 3356'],
  ],
  '8.8.8.0/24': [
    [1299, '1299 15169'],
    [3320, '3320 3356 3356 15169'],
  ],
  '8.8.4.0/24': [[1299, '1299 15169']],
  '2001:4860::/32': [
    [1299, '1299 15169'],
    [3320, '3320 1299 15169'],
  ],
};

const announced = [
  ['8.0.0.0/9', 3356, 4, 2, 100, 'unknown'],
  ['8.8.4.0/24', 15169, 4, 1, 50, 'invalid'],
  ['8.8.8.0/24', 15169, 4, 2, 100, 'valid'],
  ['2001:4860::/32', 15169, 6, 2, 100, 'unknown'],
] as const;

/** Fills a store with four networks, two peers, a table and an update file after it, as an import would. */
export async function loadSmallInternet(store: Store): Promise<void> {
  const { bulk } = store;
  const add = async (
    kind: GenerationKind,
    name: string,
    fill: (id: number) => Promise<unknown>,
    asOf: Date | null,
    world: World = 'internet',
  ) => {
    const collector = kind.startsWith('mrt') ? 'rrc06' : undefined;
    const generation = await openGeneration(store, { kind, name, world, collector });
    await fill(generation.id);
    await publishGenerations(store, [{ generation, asOf, records: 4 }]);
  };

  await add(
    'networks',
    'all',
    async (id) => {
      // The first list of networks is no part of its table until it is whole.
      for (const [asn, as_name, org_name, country_code] of networks)
        await sql`
          insert into ${sql.table(partitionOf('network', id))} (generation_id, asn, as_name, org_name, country_code, world)
          values (${id}, ${asn}, ${as_name}, ${org_name}, ${country_code}, 'internet')
        `.execute(bulk);
      await analyzeGeneration(store, 'networks', id);
    },
    null,
  );
  await sql`
    insert into peer (collector, ip, asn, world) values ('rrc06', '192.0.2.1', 1299, 'internet'), ('rrc06', '192.0.2.2', 3320, 'internet')
  `.execute(bulk);
  const { rows: peers } = await sql<{ id: number; asn: number }>`select id, asn from peer`.execute(bulk);
  const peerOf = (asn: number) => peers.find((peer) => peer.asn === asn)?.id ?? 0;

  await add(
    'mrt-rib',
    'rrc06',
    async (id) => {
      for (const [prefix, routes] of Object.entries(table)) {
        let path = await reservePathIds(store, id, prefix.includes(':') ? 6 : 4, routes.length);
        for (const [peer, asns] of routes) {
          const origin = Number(asns.split(' ').at(-1));
          await bulk.insertInto('as_path').values({ id: path, asns }).execute();
          await bulk
            .insertInto('rib_route')
            .values({ generation_id: id, prefix, peer_id: peerOf(peer), path_id: path, origin, add_path_id: null })
            .execute();
          path += 1;
        }
      }
      for (const { id: peer_id } of peers)
        await bulk
          .insertInto('generation_peer')
          .values({ generation_id: id, peer_id, ipv4_routes: 2, ipv6_routes: 1 })
          .execute();
    },
    TABLE_AT,
  );

  await ensureEventDays(store, [TABLE_AT, UPDATES_AT]);
  await add(
    'mrt-updates',
    'updates.0900',
    async (id) => {
      const path = await reservePathIds(store, id, 4, 1);
      await bulk.insertInto('as_path').values({ id: path, asns: '3320 15169' }).execute();
      const event = { generation_id: id, prefix: '8.8.4.0/24', add_path_id: null };
      await bulk
        .insertInto('route_event')
        .values([
          {
            ...event,
            at: new Date(TABLE_AT.getTime() - 60_000),
            seq: 0,
            peer_id: peerOf(3320),
            path_id: null,
            origin: null,
          },
          { ...event, at: UPDATES_AT, seq: 1, peer_id: peerOf(1299), path_id: null, origin: null },
          { ...event, at: UPDATES_AT, seq: 2, peer_id: peerOf(3320), path_id: path, origin: 15169 },
        ])
        .execute();
    },
    UPDATES_AT,
  );

  await add(
    'announced',
    'all',
    async (id) => {
      for (const [prefix, origin, ip_version, propagation, relative_propagation, roa] of announced)
        await bulk
          .insertInto('announced')
          .values({
            generation_id: id,
            prefix,
            origin,
            world: 'internet',
            ip_version,
            propagation,
            relative_propagation,
            roa,
          })
          .execute();
    },
    UPDATES_AT,
  );
  const relation = { world: 'internet', ip_version: 4, paths: 3, peers: 2, share: 1 } as const;
  await add(
    'relations',
    'internet-4',
    (id) =>
      bulk
        .insertInto('relation')
        .values([
          { ...relation, generation_id: id, a: 3356, b: 15169, type: 'p2c' },
          { ...relation, generation_id: id, a: 3320, b: 3356, type: 'p2p' },
          { ...relation, generation_id: id, a: 1299, b: 15169, type: 'p2c' },
          { ...relation, generation_id: id, a: 1299, b: 3356, type: 'p2p' },
          { ...relation, generation_id: id, a: 1299, b: 64500, type: 'p2c' },
        ])
        .execute(),
    null,
  );
  // Two providers are there or were lately; the third is gone for more than three months.
  const seen = { first_seen: monthsBefore(6), since: monthsBefore(6), routes: 0 } as const;
  const link = { ...seen, asn: 15169, ip_version: 4, world: 'internet', type: 'providers' } as const;
  await add(
    'links',
    'all',
    (id) =>
      bulk
        .insertInto('neighbor')
        .values([
          { ...link, generation_id: id, neighbor: 3356, last_seen: null, routes: 3 },
          { ...link, generation_id: id, neighbor: 1299, last_seen: monthsBefore(2) },
          { ...link, generation_id: id, neighbor: 3320, last_seen: monthsBefore(4) },
        ])
        .execute(),
    UPDATES_AT,
  );
  await add(
    'vrps',
    'rpki',
    (id) =>
      bulk
        .insertInto('vrp')
        .values([
          { generation_id: id, prefix: '8.8.8.0/24', max_length: 24, asn: 15169, ta: 'arin', expires: null },
          { generation_id: id, prefix: '8.8.4.0/24', max_length: 24, asn: 64500, ta: 'arin', expires: null },
        ])
        .execute(),
    TABLE_AT,
  );
  await add(
    'address-registry',
    'asn',
    (id) =>
      bulk
        .insertInto('address_range')
        .values([
          { generation_id: id, first: '8.8.0.0', last: '8.8.255.255', asn: 15169, country: null },
          { generation_id: id, first: '193.0.64.0', last: '193.0.64.191', asn: 64500, country: null },
          {
            generation_id: id,
            first: '2001:4860::',
            last: '2001:4860:ffff:ffff:ffff:ffff:ffff:ffff',
            asn: 15169,
            country: null,
          },
        ])
        .execute(),
    null,
  );
  await add(
    'peeringdb',
    'dump',
    (id) =>
      bulk
        .insertInto('peeringdb_network')
        .values({
          generation_id: id,
          asn: 15169,
          name: 'Google LLC',
          org_name: 'Google LLC',
          website: 'https://about.google',
          irr_as_set: 'RADB::AS-GOOGLE',
        })
        .execute(),
    null,
  );
}

function monthsBefore(count: number): Date {
  const instant = new Date(UPDATES_AT);
  instant.setUTCMonth(instant.getUTCMonth() - count);
  return instant;
}
