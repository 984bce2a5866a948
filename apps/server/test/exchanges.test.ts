import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-exchanges-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const port = (asn: number, ix_id: number, speed: number, is_rs_peer = false) => {
  return { asn, ix_id, speed, is_rs_peer, ipaddr4: '192.0.2.1', ipaddr6: null };
};
const DUMP = {
  net: {
    data: [
      { asn: 64_512, name: 'Northwind', irr_as_set: 'RIPE::AS-NORTH AS-EAST' },
      { asn: 64_513, name: 'Eastwind', irr_as_set: 'as-east' },
      { asn: 64_514, name: 'Westwind', irr_as_set: '' },
    ],
  },
  ix: {
    data: [
      { id: 1, name: 'North-IX', country: 'DE', website: 'https://north.example' },
      { id: 2, name: 'East-IX', country: 'DE', website: 'javascript:alert(1)' },
      { id: 3, name: 'West-IX', country: '' },
      { id: 4, name: '' },
    ],
  },
  netixlan: {
    data: [
      port(64_512, 1, 10_000, true),
      port(64_512, 1, 100_000),
      port(64_512, 2, 1000),
      port(64_512, 3, 0),
      port(64_513, 1, 400_000, true),
      port(64_513, 3, 1000, true),
      port(64_513, 9, 1000),
      { asn: 'x', ix_id: 1 },
      { asn: 64_514 },
    ],
  },
};

describe.each(engines())('Internet exchanges over $name', ({ open }) => {
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ remove } = opened);
    app = appOver(opened.store);
    const path = join(folder, 'peeringdb.json');
    writeFileSync(path, JSON.stringify(DUMP));
    const { files } = await ingest(opened.store, { paths: [path] });
    expect(files).toMatchObject([
      {
        outcome: 'loaded',
        counts: { records: 16, networks: 3, exchanges: 3, ports: 7 },
        skipped: [
          { reason: 'an exchange without id or name', count: 1 },
          { reason: 'asn is not an AS number', count: 1 },
          { reason: 'a port without an exchange', count: 1 },
        ],
      },
    ]);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('are listed by country and name, the ports of a network taken together', async () => {
    const list = await ask(app, 'ixPresence', '/v2/peeringdb/asn/64512/ix');
    expect(list.map(({ ix, speed, is_rs_peer }) => [ix.name, ix.country_name, speed, is_rs_peer])).toEqual([
      ['East-IX', 'Germany', 1000, false],
      ['North-IX', 'Germany', 110_000, true],
      ['West-IX', null, null, false],
    ]);
    expect(list.every(({ ipv4, ipv6 }) => [...ipv4, ...ipv6].every((address) => /^[\da-f.:]+$/.test(address)))).toBe(
      true,
    );
    expect(list.map(({ ix }) => [ix.website, ix.peeringdb_link])).toEqual([
      [null, 'https://www.peeringdb.com/ix/2'],
      ['https://north.example', 'https://www.peeringdb.com/ix/1'],
      [null, 'https://www.peeringdb.com/ix/3'],
    ]);
    expect(await ask(app, 'ixCount', '/v2/peeringdb/asn/64512/ix-count')).toEqual({ count: 3, source_loaded: true });
    expect(await ask(app, 'ixCount', '/v2/peeringdb/asn/1/ix-count')).toEqual({ count: 0, source_loaded: true });
  });

  it('are compared between networks by the fastest port of each', async () => {
    const [both, none] = await ask(app, 'commonIx', '/v2/peeringdb/common-ix/64512?n=64513&n=64514');
    expect(
      both?.exchanges.map(({ ix, speed, peer_speed, is_rs_peer }) => [ix.name, speed, peer_speed, is_rs_peer]),
    ).toEqual([
      ['North-IX', 100_000, 400_000, true],
      ['West-IX', null, 1000, false],
    ]);
    expect(none).toEqual({ asn: 64_514, exchanges: [] });
    expect(await refusal(app, '/v2/peeringdb/common-ix/64512')).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });

  it('stand beside the networks that name an AS-SET as theirs', async () => {
    const found = await ask(app, 'asSetNetworks', '/v2/peeringdb/as-set?name=AS-EAST');
    expect(found.map(({ asn }) => asn)).toEqual([64_512, 64_513]);
    expect(await ask(app, 'asSetNetworks', '/v2/peeringdb/as-set?name=RIPE::AS-NORTH')).toMatchObject([
      { asn: 64_512, as_set: 'RIPE::AS-NORTH AS-EAST' },
    ]);
    expect(await ask(app, 'asSetNetworks', '/v2/peeringdb/as-set?name=nothing')).toEqual([]);
    expect(await refusal(app, '/v2/peeringdb/as-set')).toEqual({ status: 400, code: 'E_BAD_REQUEST' });
  });
});
