import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-groups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const jsonLines = (rows: readonly object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');

describe.each(engines())('groups of a network over $name', ({ open }) => {
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ remove } = opened);
    app = appOver(opened.store);
    const paths = [
      file('names.csv', 'AS64512,ALPHA,Unknown,DE\nAS64513,BETA,Unknown,DE\nAS64514,GAMMA,Unknown,FR\n'),
      file(
        'map.jsonl',
        jsonLines([
          { type: 'ASN', asn: '64512', organizationId: 'ORG-N', source: 'RIPE' },
          { type: 'ASN', asn: '64514', organizationId: 'ORG-N', source: 'RIPE' },
          { type: 'Organization', organizationId: 'ORG-N', name: 'Northwind', country: 'DE', source: 'RIPE' },
        ]),
      ),
      file(
        'peeringdb.json',
        JSON.stringify({
          net: { data: [{ asn: 64_512, name: 'Northwind', irr_as_set: '' }] },
          ix: { data: [{ id: 7, name: 'North-IX', country: 'DE', website: '' }] },
          netixlan: {
            data: [64_512, 64_512, 64_514].map((asn) => ({ asn, ix_id: 7, speed: 1, is_rs_peer: false })),
          },
        }),
      ),
      file(
        'lab.db',
        'as-set: AS-EAST\nmembers: AS64512, AS64513, AS-WEST\nsource: LAB\n\nas-set: AS-WEST\nmembers: AS64514\nsource: LAB\n',
      ),
    ];
    for (const path of paths) await ingest(opened.store, { paths: [path] });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it('are its organisation, country, exchanges and AS-SETs, each with its size', async () => {
    expect(await ask(app, 'asGroups', '/v2/incidents/info/groups/asn/64512')).toEqual([
      { kind: 'organisation', id: 'ORG-N', name: 'Northwind', networks: 2 },
      { kind: 'country', id: 'DE', name: 'Germany', networks: 2 },
      { kind: 'exchange', id: '7', name: 'North-IX', networks: 2 },
      { kind: 'as-set', id: 'LAB::AS-EAST', name: 'AS-EAST', networks: 2 },
    ]);
  });

  it('are none for a network that no source knows', async () => {
    expect(await ask(app, 'asGroups', '/v2/incidents/info/groups/asn/1')).toEqual([]);
  });

  it('come with an ETag of what is loaded', async () => {
    const { headers } = await app.request('/v2/incidents/info/groups/asn/64512');
    const again = await app.request('/v2/incidents/info/groups/asn/64512', {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});
