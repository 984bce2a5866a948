import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedData } from '../../../tools/shared-data.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 300_000;
const TABLE = sharedData('incidents/mrt/pakistan_1.rib.mrt.gz');
const UPDATES = sharedData('incidents/mrt/pakistan_1.updates.mrt.gz');

/** AS17557 announced 208.65.153.0/24 of YouTube (AS36561) on 2008-02-24 from 18:47 UTC on. */
describe.skipIf(!TABLE || !UPDATES).each(engines())('Pakistan and YouTube, 2008, over $name', ({ open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-youtube-'));
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    for (const path of [TABLE, UPDATES]) await ingest(store, { paths: [path ?? ''], collector: 'gathered' });
    app = appOver(store);
  }, SLOW);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await remove();
  }, SLOW);

  it('stands on the pages of both, with its evidence', async () => {
    const created = await ask(app, 'hijacksCreated', '/v2/incidents/hijacks/created/asn/17557');
    const affected = await ask(app, 'hijacksAffected', '/v2/incidents/hijacks/affected/asn/36561');
    const [hijack] = created.data;
    expect(created.record_count).toBe(1);
    expect(affected.data).toEqual([hijack]);
    expect(hijack).toMatchObject({
      type: 'sub-moas',
      prefix: '208.65.153.0/24',
      covering_prefix: '208.65.152.0/22',
      severity: 'high',
      first_seen: expect.stringMatching(/^2008-02-24T18:4/) as string,
    });
    const detail = await ask(app, 'incident', `/v2/incidents/info/incident/${hijack?.id}`);
    expect(detail.incident).toEqual(hijack);
    expect(detail.prefixes).toEqual(['208.65.153.0/24']);
    expect(detail.evidence.reason).toContain('AS17557');
    expect(detail.evidence.inputs.length).toBeGreaterThan(0);
    expect(detail.route_count).toBeGreaterThan(detail.routes.length);
    for (const { path, prefix, collector } of detail.routes) {
      expect(path).toMatch(/^\d[\d ]* 17557$/);
      expect([prefix, collector]).toEqual(['208.65.153.0/24', 'gathered']);
    }
  });

  it(
    'stays on record, and keeps its name, when a later table takes the place of that day’s',
    async () => {
      const before = await onRecord(store);
      const later = sharedData('incidents/mrt/bitcanal_3.rib.mrt.gz');
      if (!later) return;
      await ingest(store, { paths: [later], collector: 'gathered' });
      const known = before.filter(({ benign }) => benign === null).map(({ id, prefix }) => ({ id, prefix }));
      const after = (await onRecord(store)).map(({ id, prefix }) => ({ id, prefix }));
      expect(after).toEqual(expect.arrayContaining(known));
    },
    SLOW,
  );

  it(
    'is found as well when the updates come before the table',
    async () => {
      const other = await open();
      try {
        const copy = join(folder, 'updates.gz');
        copyFileSync(UPDATES ?? '', copy);
        await ingest(other.store, { paths: [copy], collector: 'gathered' });
        await ingest(other.store, { paths: [TABLE ?? ''], collector: 'gathered' });
        const found = await onRecord(other.store);
        expect(found.filter(({ kind }) => kind === 'hijack').map(({ prefix }) => prefix)).toEqual(['208.65.153.0/24']);
      } finally {
        await other.remove();
      }
    },
    SLOW,
  );
});

async function onRecord(store: Store) {
  const { rows } = await sql<{ id: number; kind: string; prefix: string; benign: string | null }>`
    select id, kind, prefix::text as prefix, benign from incident order by id
  `.execute(store.db);
  return rows;
}
