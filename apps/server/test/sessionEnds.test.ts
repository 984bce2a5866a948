import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeMessage } from '../src/lab/mrt/updateRecord.ts';
import { encodePeerIndex, encodeRib } from '../src/lab/mrt/tableDump.ts';
import type { Session } from '../src/lab/world/collectors.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { ingest } from './ingestion.ts';
import { appOver, ask } from './talk.ts';

const SLOW = 120_000;
const NOON = Date.UTC(2026, 0, 1, 12) / 1000;
const [STEADY, FLAPPING] = [3, 4].map((asn, index) => {
  return { asn, address: Uint8Array.of(192, 0, 2, asn), index };
}) as [Session, Session];

const folder = mkdtempSync(join(tmpdir(), 'routeglass-sessions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The three files of a collector: the tables of both peers at noon, their updates a minute later, and the end of one session after five minutes. */
function filesOf(name: string, block: number) {
  const collector = { name, asn: 5, id: Uint8Array.of(192, 0, 2, 5), sessions: [STEADY, FLAPPING] };
  const prefixes = [0, 1, 2].map((part) => `${block}.${part}.0.0/16`);
  const [lost, back, early] = prefixes.map(prefixOf) as [Prefix, Prefix, Prefix];
  const routeOf = ({ asn }: Session) => ({ path: [asn, 2, 1], communities: [], largeCommunities: [] });
  const told = (after: number, session: Session, prefix: Prefix) =>
    encodeMessage({
      kind: 'update',
      at: NOON + after,
      collector,
      session,
      prefixes: [prefix],
      route: routeOf(session),
    });
  const turned = (after: number, isUp: boolean) =>
    encodeMessage({ kind: 'state', at: NOON + after, collector, session: FLAPPING, isUp });
  const inTable = (prefix: Prefix, place: number) =>
    encodeRib(
      NOON,
      place,
      prefix,
      collector.sessions.map((session) => ({ session, route: routeOf(session), originated: NOON })),
    );
  mkdirSync(join(folder, name));
  const file = (time: string, records: readonly Uint8Array[]): string => {
    const path = join(folder, name, time);
    writeFileSync(path, Buffer.concat(records));
    return path;
  };
  return {
    prefixes,
    table: file('rib.20260101.1200.mrt', [encodePeerIndex(NOON, collector), ...[lost, back].map(inTable)]),
    early: file(
      'updates.20260101.1201.mrt',
      collector.sessions.map((session) => told(60, session, early)),
    ),
    late: file('updates.20260101.1205.mrt', [
      turned(300, false),
      turned(301, false),
      turned(400, true),
      told(401, FLAPPING, back),
    ]),
  };
}

function prefixOf(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (!prefix) throw new Error(`${text} is no prefix`);
  return prefix;
}

const [inOrder, atOnce, latestFirst] = [filesOf('in-order', 8), filesOf('at-once', 9), filesOf('latest-first', 12)];

describe.each(engines())('a session that goes down over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open());
    await ingest(store, { paths: [inOrder.table, atOnce.table, atOnce.early, atOnce.late, latestFirst.late] });
    await ingest(store, { paths: [inOrder.early, latestFirst.early] });
    await ingest(store, { paths: [inOrder.late, latestFirst.table] });
  }, SLOW);
  afterAll(() => remove(), SLOW);

  describe.each([
    ['in order', inOrder],
    ['at once', atOnce],
    ['the latest first', latestFirst],
  ])('with files that come %s', (_, { prefixes: [lost = '', back = '', early = ''] }) => {
    it('ends the routes that its peer has not sent again', async () => {
      const { rows } = await sql<{ route: string }>`
        select concat_ws(' ', r.prefix, p.asn) as route from current_route r join peer p on p.id = r.peer_id
        where r.prefix = any(${[lost, back, early]}::cidr[]) order by r.prefix, p.asn
      `.execute(store.db);
      expect(rows.map(({ route }) => route)).toEqual([`${lost} 3`, `${back} 3`, `${back} 4`, `${early} 3`]);
      const announced = await sql<{ seen: string }>`
        select concat_ws(' ', prefix, propagation) as seen from live_announced
        where prefix = any(${[lost, back, early]}::cidr[]) order by prefix
      `.execute(store.db);
      expect(announced.rows.map(({ seen }) => seen)).toEqual([`${lost} 1`, `${back} 2`, `${early} 1`]);
    });

    it('shows a dip in the visibility of prefixes that came back, and a loss of the others', async () => {
      const lines = await ask(appOver(store), 'prefixTimeline', '/api/storage/v2/route-storage/get_timeline', {
        method: 'POST',
        body: JSON.stringify({ prefixes: [lost, back] }),
        headers: { 'content-type': 'application/json' },
      });
      const steps = lines.map(({ timeline }) =>
        timeline.map(([at, peers]) => [Date.parse(at) / 1000 - NOON, peers]).filter(([at = -1]) => at >= 0),
      );
      expect(steps).toEqual([
        [
          [0, 2],
          [300, 1],
        ],
        [
          [0, 2],
          [300, 1],
          [401, 2],
        ],
      ]);
    });
  });

  it('has its end counted to the days of its file, as all events are', async () => {
    const { rows } = await sql<{ name: string; days: string[] | null; told: string[] }>`
      select g.name, g.days, array_agg(distinct to_char(e.at at time zone 'UTC', 'YYYY-MM-DD')) as told
      from generation g join route_event e on e.generation_id = g.id
      where g.kind = 'mrt-updates' and g.state = 'live' group by g.id, g.name, g.days
    `.execute(store.db);
    expect(rows.length).toBeGreaterThan(5);
    for (const { name, days, told } of rows) expect(days, name).toEqual(told.toSorted());
  });
});
