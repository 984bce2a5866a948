import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { listening, planOf, type Statement } from './statements.ts';
import { appOver, ask, refusal } from './talk.ts';

const SLOW = 120_000;
/** So many that reading them all takes longer than a look into the index. */
const NETWORKS = 3000;
const folder = mkdtempSync(join(tmpdir(), 'routeglass-listed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const network = (asn: number, irr_as_set: string) => ({ asn, name: `Network ${asn}`, irr_as_set });
const DUMP = {
  net: {
    data: [
      ...Array.from({ length: NETWORKS }, (_, index) => network(64_512 + index, index % 2 ? '' : `AS-SET${index}`)),
      network(3356, 'RADB::AS-ONE, as-two ARIN::AS3356:AS-THREE'),
      network(1299, 'ripe::as-one'),
      network(174, 'AS-ONE'),
    ],
  },
};

describe.each(engines())('the AS-SETs that networks list in PeeringDB over $name', ({ open }) => {
  let app: Hono;
  let plans: (statement: Statement) => Promise<string>;
  let heard: Statement[];
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const opened = await open();
    ({ remove } = opened);
    const { store, heard: list } = listening(opened.store);
    heard = list;
    app = appOver(store);
    plans = (statement) => planOf(opened.store, statement);
    const paths = [join(folder, 'peeringdb.json'), join(folder, 'sets.db')];
    writeFileSync(paths[0] ?? '', JSON.stringify(DUMP));
    writeFileSync(paths[1] ?? '', 'as-set: AS-ONE\nmembers: AS3356\nsource: RIPE\n');
    await ingest(opened.store, { paths });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const PATH = '/api/storage/v2/irrd/as-set';
  const listing = async (set: string) =>
    (await ask(app, 'asSetNetworks', `/v2/peeringdb/as-set?name=${set}`)).map(({ asn }) => asn);

  it('are found whatever their registry, their case and what is between them', async () => {
    expect(await listing('AS-ONE')).toEqual([174, 1299, 3356]);
    expect(await listing('AS-TWO')).toEqual([3356]);
    expect(await listing('AS3356:AS-THREE')).toEqual([3356]);
    for (const name of ['AS-TWO', 'AS3356:AS-THREE', 'AS-SET10'])
      expect(await ask(app, 'asSetRegistries', `${PATH}/${name}`)).toMatchObject({ name, sources: [] });
  });

  it('are found by their whole name only', async () => {
    for (const name of ['AS-SET1', 'AS-T', 'AS3356:AS', 'AS-THREE'])
      expect(await refusal(app, `${PATH}/${name}`), name).toMatchObject({ status: 404 });
    expect(await listing('AS-SET1')).toEqual([]);
  });

  it('are looked up in an index', async () => {
    heard.length = 0;
    // Sets that no answer is kept for.
    await listing('AS-SET20');
    await ask(app, 'asSetRegistries', `${PATH}/AS-SET22`);
    const query = '{ recursiveSetHealth(setNames: ["AS-ONE"]) { owners { asn } } }';
    const health = await app.request('/api/storage/v2/irrd/graphql/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(await health.json()).toMatchObject({
      data: { recursiveSetHealth: [{ owners: [{ asn: 174 }, { asn: 1299 }] }] },
    });
    const asked = heard.filter(({ sql }) => sql.includes('irr_as_set'));
    expect(asked).toHaveLength(3);
    for (const statement of asked) {
      const plan = await plans(statement);
      expect(plan).toContain('listed_sets');
      expect(plan).not.toMatch(/Seq Scan on peeringdb_network/);
    }
  });
});
