import { incidentCalls } from '@routeglass/api-client/incidents';
import { isPathBogon, isPeerLeak, type IncidentType } from '@routeglass/domain/incidents';
import { minuteText } from '@routeglass/domain/time';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Truth } from '../src/lab/truth.ts';
import type { Store } from '../src/store/store.ts';
import { engines, loadAll } from './engines.ts';
import { ingest } from './ingestion.ts';
import { openLaboratory } from './laboratory.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 300_000;
let truth: Truth;
let routeFiles: string[];
beforeAll(async () => {
  const { pathsOf, ...lab } = await openLaboratory();
  truth = lab.truth;
  routeFiles = pathsOf('mrt-rib', 'mrt-updates');
  await loadAll('week');
}, SLOW);

describe.each(engines())('the incidents of the laboratory over $name', ({ open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open('week'));
    app = appOver(store);
  }, SLOW);
  afterAll(() => remove(), SLOW);

  const listed = async (kind: 'leaks' | 'hijacks' | 'bogons', path: string, asn: number) => {
    const { name } = incidentCalls(kind, path).list;
    const { data } = await ask(
      app,
      name as 'leaks',
      `/v2/incidents/${kind}${path && `/${path}`}/asn/${asn}?page-size=1000`,
    );
    return data;
  };

  it('hold every planted hijack, on the pages of hijacker and victim', async () => {
    const planted = truth.incidents.filter(({ kind }) => kind === 'hijack');
    expect(planted.length).toBeGreaterThan(5);
    for (const { asn, victim = 0, prefixes, detail } of planted) {
      const created = await listed('hijacks', 'created', asn);
      const affected = await listed('hijacks', 'affected', victim);
      for (const prefix of prefixes) {
        expect(
          created.map((row) => row.prefix),
          `${detail} of ${prefix} by AS${asn}`,
        ).toContain(prefix);
        expect(
          affected.map((row) => row.prefix),
          `${detail} of ${prefix} from AS${victim}`,
        ).toContain(prefix);
      }
    }
  });

  it('hold every planted leak, on the pages of leaker and taker', async () => {
    const planted = truth.incidents.filter(({ kind }) => kind === 'leak');
    expect(planted.length).toBeGreaterThan(3);
    for (const { asn, leakType, detail } of planted) {
      const leaks = (await listed('leaks', 'created', asn)).filter(({ type }) => type === `leak-${leakType}`);
      expect(leaks.length, `${detail} of AS${asn}`).toBeGreaterThan(0);
      const [leak] = leaks;
      const taker = leak?.parties.find(({ role }) => role === 'acceptor')?.network.asn ?? 0;
      expect((await listed('leaks', 'accepted', taker)).map(({ id }) => id)).toContain(leak?.id);
      const overPeering = (await listed('leaks', 'peer/created', asn)).some(({ id }) => id === leak?.id);
      expect(overPeering).toBe(isPeerLeak(`leak-${leakType ?? 1}`));
    }
  });

  it('tell of no leak that was not planted, but for one in twenty', async () => {
    const leakers = new Set(truth.incidents.filter(({ kind }) => kind === 'leak').map(({ asn }) => asn));
    const told = await store.db
      .selectFrom('incident')
      .select('offender')
      .where('kind', '=', 'leak')
      .where('benign', 'is', null)
      .execute();
    const right = told.filter(({ offender }) => leakers.has(offender));
    expect(right.length / told.length).toBeGreaterThanOrEqual(0.95);
  });

  it('name the relations that a leak rests on, with their dates, and its attestations', async () => {
    const { rows } = await sql<{ name: string; value: string }>`
      select fact ->> 'name' as name, fact ->> 'value' as value
      from incident join incident_evidence on incident_id = id, jsonb_array_elements(evidence -> 'inputs') fact where kind = 'leak' and benign is null
    `.execute(store.db);
    const values = (name: RegExp) => rows.filter((row) => name.test(row.name)).map(({ value }) => value);
    expect(values(/^Relation of AS\d+ to AS\d+$/)).toContain(
      `provider, inferred since ${minuteText(new Date(truth.start * 1000))}`,
    );
    expect(values(/^ASPA verification/)).toContainEqual(
      expect.stringMatching(/^invalid: AS\d+ has an ASPA, and AS\d+ is not in it/),
    );
  });

  it('hold every planted bogon, on the page of whoever announces it', async () => {
    const planted = truth.incidents.filter(({ kind }) => kind === 'bogon');
    expect(planted.length).toBeGreaterThan(5);
    for (const { asn, prefixes } of planted) {
      const rows = await listed('bogons', '', asn);
      for (const prefix of prefixes) expect(rows.map((row) => row.prefix)).toContain(prefix);
      for (const { type, id } of rows) {
        const part = isPathBogon(type as IncidentType) ? 'paths/affected' : 'prefixes/announced';
        const other = isPathBogon(type as IncidentType) ? 'prefixes/announced' : 'paths/affected';
        const mine = await listed('bogons', part, asn);
        if (mine.some((row) => row.id === id))
          expect((await listed('bogons', other, asn)).map((row) => row.id)).not.toContain(id);
      }
    }
  });

  it(
    'are the same after update files one by one as when all is looked at at once, as after a crash',
    async () => {
      const before = await onRecord(store);
      expect(before.length).toBeGreaterThan(30);
      await sql`update generation set report = '{"bases": []}' where kind = 'incidents' and state = 'live'`.execute(
        store.db,
      );
      await sql`delete from incident where id in (select id from incident order by id limit 9)`.execute(store.db);
      const { steps } = await ingest(store, {});
      expect(steps.map(({ step }) => step)).toEqual(['incidents']);
      expectSame(await onRecord(store), before);
    },
    SLOW,
  );

  it(
    'change not at all when everything comes again',
    async () => {
      const before = await onRecord(store);
      const { files: reports, steps } = await ingest(store, { paths: routeFiles, world: 'lab' });
      expect(reports.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
      expect(steps).toEqual([]);
      expect(await onRecord(store)).toEqual(before);
    },
    SLOW,
  );
});

/** What is on record, a line an incident, names left out. */
async function onRecord(store: Store): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', subject, type, prefix_count, severity, coefficient, propagation, conflicts, roa, route_object,
      extract(epoch from first_seen), extract(epoch from last_seen), benign, shown_parties) as line
    from incident
  `.execute(store.db);
  return rows.map(({ line }) => line).sort();
}

function expectSame(found: readonly string[], expected: readonly string[]): void {
  const there = { found: new Set(found), expected: new Set(expected) };
  expect({
    missing: expected.filter((line) => !there.found.has(line)),
    surplus: found.filter((line) => !there.expected.has(line)),
  }).toEqual({ missing: [], surplus: [] });
}
