import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGeneration, publishGenerations } from '../src/store/generation.ts';
import { analyzeGeneration, partitionOf } from '../src/store/partition.ts';
import type { Store } from '../src/store/store.ts';
import { freePort, hasProgram } from './debianPrograms.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { startNameServer } from './nameServer.ts';
import { appOver, ask } from './talk.ts';
import { type Tagged, writeTable } from './taggedRoutes.fixtures.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-addresses-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const by = (...path: number[]): Tagged[] => [[1299, path, []]];
/** A table with default routes of both versions and halves of them, as collectors have them. */
const internet = () =>
  writeTable(folder, {
    '0.0.0.0/0': by(1299, 16637),
    '128.0.0.0/1': by(1299, 16637),
    '8.0.0.0/9': by(1299, 3356),
    '8.8.0.0/16': by(1299, 174),
    '2001:db8:5::/48': [[6939, [6939, 3356], []]],
    '::/0': [[6939, [6939, 16637], []]],
    '2000::/3': [[6939, [6939, 16637], []]],
  });
/** A laboratory's table, in which private addresses are ordinary. */
const laboratory = () => writeTable(folder, { '0.0.0.0/0': by(1299, 64513), '10.1.0.0/16': by(1299, 64512) }, 60);
const ORDINARY = 'Address Block,Name,RFC,Globally Reachable\n10.0.0.0/8,Laboratory Internet,Routeglass,True\n';

const RANGES = [
  ['8.8.8.0', '8.8.8.255', 15169],
  ['8.0.0.0', '8.7.255.255', 3356],
  ['9.9.9.0', '9.9.9.255', 19281],
] as const;

async function loadRanges(store: Store): Promise<void> {
  const generation = await openGeneration(store, { kind: 'address-registry', name: 'asn', world: 'internet' });
  // The first ranges are no part of their table until they are whole.
  const ranges = sql.table(partitionOf('address_range', generation.id));
  for (const [first, last, asn] of RANGES)
    await sql`insert into ${ranges} (generation_id, first, last, asn) values (${generation.id}, ${first}, ${last}, ${asn})`.execute(
      store.bulk,
    );
  await analyzeGeneration(store, 'address-registry', generation.id);
  await publishGenerations(store, [{ generation, asOf: null, records: RANGES.length }]);
}

const LOOPBACK = {
  prefix: '127.0.0.0/8',
  name: 'Loopback',
  source: 'RFC 1122',
  globally_reachable: false,
  ordinary_in_sample: false,
};

describe.each(engines())('addresses over $name', ({ open }) => {
  let app: Hono;
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    app = appOver(store);
    await loadRanges(store);
    const real = await ingest(store, { paths: [internet()] });
    const sample = { world: 'lab', collector: 'lab00' } as const;
    const lab = await ingest(store, { ...sample, paths: [laboratory(), file('special.csv', ORDINARY)] });
    expect([...real.files, ...lab.files].map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['mrt-rib', 'loaded'],
      ['mrt-rib', 'loaded'],
      ['special-purpose', 'loaded'],
    ]);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const found = async (name: 'search' | 'suggestions', q: string) => {
    const path = name === 'search' ? 'search' : 'search/suggestions';
    const results = await ask(app, name, `/v2/incidents/info/${path}?q=${encodeURIComponent(q)}`);
    return results.map((result) => {
      if (result.type === 'special-purpose') return `${result.data.prefix} ${result.data.name}`;
      if (result.type === 'origin') return `${result.data.known_by} ${result.data.prefix} ${result.data.origin.asn}`;
      return result.type === 'prefix' ? `prefix ${result.data.prefix}` : result.type;
    });
  };
  const visitor = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });
  const geo = (ip: string) => ask(app, 'geo', '/v2/web/geo', visitor(ip));

  describe.each(['search', 'suggestions'] as const)('in the %s', (name) => {
    it('have their routes, most specific first, and the registry beside them', async () => {
      expect(await found(name, '8.8.8.8')).toEqual([
        'routes 8.8.0.0/16 174',
        'routes 8.0.0.0/9 3356',
        'registry 8.8.8.0/24 15169',
        'prefix 8.8.0.0/16',
        'prefix 8.0.0.0/9',
      ]);
    });

    it.each([
      ['9.9.9.9', ['registry 9.9.9.0/24 19281']],
      ['208.67.222.222', []],
      ['2a00::1', []],
    ])('are in no default route: %s', async (address, results) => {
      expect(await found(name, address)).toEqual(results);
    });

    it.each([
      ['127.0.0.1', ['127.0.0.0/8 Loopback']],
      ['100.64.0.1', ['100.64.0.0/10 Shared address space']],
      ['192.168.7.0/24', ['192.168.0.0/16 Private use']],
      ['fe80::1', ['fe80::/10 Link-local unicast']],
      ['::1', ['::1/128 Loopback address']],
      ['10.1.2.3', ['10.0.0.0/8 Private use', 'routes 10.1.0.0/16 64512', 'prefix 10.1.0.0/16']],
      ['10.200.0.1', ['10.0.0.0/8 Private use']],
      ['2001:db8:5::1', ['2001:db8::/32 Documentation', 'routes 2001:db8:5::/48 3356', 'prefix 2001:db8:5::/48']],
      ['192.88.0.0/16', []],
    ])('are called what they are set aside for: %s', async (address, results) => {
      expect(await found(name, address)).toEqual(results);
    });
  });

  it('say of private ones that the laboratory uses them', async () => {
    const [block] = await ask(app, 'search', '/v2/incidents/info/search?q=10.1.2.3');
    expect(block?.data).toMatchObject({ globally_reachable: false, ordinary_in_sample: true });
    const [other] = await ask(app, 'search', '/v2/incidents/info/search?q=192.168.1.1');
    expect(other?.data).toMatchObject({ globally_reachable: false, ordinary_in_sample: false });
  });

  it('find a default route by itself alone', async () => {
    const listed = await found('search', '0.0.0.0/0');
    expect(listed).toContain('routes 0.0.0.0/0 16637');
    expect(await found('search', '128.0.0.0/1')).toContain('routes 128.0.0.0/1 16637');
    expect(await found('search', '8.0.0.0/8')).toEqual([
      'registry 8.0.0.0/13 3356',
      'routes 8.0.0.0/9 3356',
      'routes 8.8.0.0/16 174',
      'prefix 8.0.0.0/9',
      'prefix 8.8.0.0/16',
    ]);
  });

  it('mark a default route, and half of one, in the list of its network', async () => {
    const { data } = await ask(app, 'prefixes', '/v2/incidents/connectivity/prefixes/asn/16637');
    expect(data.map(({ prefix, default_route }) => [prefix, default_route])).toEqual([
      ['0.0.0.0/0', true],
      ['128.0.0.0/1', true],
      ['::/0', true],
      ['2000::/3', true],
    ]);
    const others = await ask(app, 'prefixes', '/v2/incidents/connectivity/prefixes/asn/3356');
    expect(others.data.every(({ default_route }) => !default_route)).toBe(true);
  });

  it('come with networks of both worlds, those of the laboratory marked where their names are listed', async () => {
    const body = JSON.stringify([64_512, 1299, 64_512]);
    const response = await app.request('/api/storage/v2/incidents/info/as/all', { method: 'POST', body });
    const list = (await response.json()) as { asn: number; sample?: boolean }[];
    expect(list.map(({ asn, sample }) => [asn, sample])).toEqual([
      [64_512, true],
      [1299, undefined],
      [64_512, true],
    ]);
  });

  it('are shown to their visitor with their route and registry', async () => {
    expect(await geo('8.8.8.8')).toMatchObject({
      asn: 174,
      prefix: '8.8.0.0/16',
      known_by: 'routes',
      registered: { prefix: '8.8.8.0/24', holder: { asn: 15169 } },
      special_purpose: null,
    });
    expect(await geo('9.9.9.9')).toMatchObject({
      asn: 19281,
      prefix: '9.9.9.0/24',
      known_by: 'registry',
      registered: { prefix: '9.9.9.0/24', holder: { asn: 19281 } },
    });
    expect(await geo('208.67.222.222')).toMatchObject({ asn: null, prefix: null, known_by: null, registered: null });
  });

  it.each([
    ['127.0.0.1', LOOPBACK],
    ['10.1.2.3', { prefix: '10.0.0.0/8', name: 'Private use', ordinary_in_sample: true }],
    ['100.64.0.1', { prefix: '100.64.0.0/10' }],
    ['fe80::1', { prefix: 'fe80::/10' }],
    ['2001:db8:5::1', { prefix: '2001:db8::/32' }],
  ])('are of no provider where nobody is reached: %s', async (ip, special_purpose) => {
    const nobody = { asn: null, as_name: null, country_code: null, prefix: null, registered: null };
    expect(await geo(ip)).toMatchObject({ ...nobody, ip, special_purpose });
    expect(await ask(app, 'clientInfo', '/v2/incidents/info/client', visitor(ip))).toMatchObject({
      ...nobody,
      special_purpose,
    });
  });

  it.skipIf(!hasProgram('nsd', 'hosts of domains are not asked for'))('are told of as hosts of a domain', async () => {
    const port = await freePort();
    const addresses = ['8.8.8.8', '9.9.9.9', '208.67.222.222', '127.0.0.1', '10.1.2.3'];
    const zone = addresses.map((ip) => `shop.example. IN A ${ip}\n`).join('');
    const stop = await startNameServer(port, {
      'example.': `$TTL 600\nexample. IN SOA ns.example. noc.example. 1 3600 600 86400 60\n${zone}`,
    });
    try {
      const resolver = { servers: [`127.0.0.1:${port}`], timeout: 500 };
      const outside = { whois: { first: { host: '127.0.0.1', port: 9 } }, resolver };
      const answer = await ask(appOver(store, { outside }), 'domain', '/v2/incidents/info/domain/shop.example');
      const told = answer.addresses.map(({ ip, prefix, related_as, registered, special_purpose }) => [
        ip,
        related_as && `${prefix} ${related_as.asn}`,
        registered && `${registered.prefix} ${registered.holder.asn}`,
        special_purpose?.name ?? null,
      ]);
      expect(new Set(told)).toEqual(
        new Set([
          ['8.8.8.8', '8.8.0.0/16 174', '8.8.8.0/24 15169', null],
          ['9.9.9.9', '9.9.9.0/24 19281', '9.9.9.0/24 19281', null],
          ['208.67.222.222', null, null, null],
          ['127.0.0.1', null, null, 'Loopback'],
          ['10.1.2.3', '10.1.0.0/16 64512', null, 'Private use'],
        ]),
      );
    } finally {
      await stop();
    }
  });

  it('follow the registry that is loaded', async () => {
    const blocks = '127.0.0.0/8,Local loop,[RFC1122],False\n10.0.0.0/8,Private-Use,[RFC1918],False\n';
    const iana = file('iana.csv', `Address Block,Name,RFC,Globally Reachable\n${blocks}`);
    await ingest(store, { paths: [iana] });
    expect(await found('search', '127.0.0.1')).toEqual(['127.0.0.0/8 Local loop']);
    expect(await found('search', '192.168.1.1')).toEqual([]);
    expect(await found('search', '224.0.0.1')).toEqual(['224.0.0.0/4 Multicast']);
    expect(await geo('10.1.2.3')).toMatchObject({ asn: null, special_purpose: { name: 'Private-Use' } });
  });
});
