import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accountStore } from '../src/accounts/tables.ts';
import { Lines } from '../src/backup/lines.ts';
import { backupOfPostgres, backupOfStore } from '../src/backup/ownDatabase.ts';
import { load, readHead } from '../src/backup/read.ts';
import { targetInFolder } from '../src/store/backup/folderTarget.ts';
import { targetInPostgres } from '../src/store/backup/postgresTarget.ts';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { TestBrowser } from './accounts.ts';
import { singleEngines } from './engines.ts';
import { appOver } from './talk.ts';

const SLOW = 300_000;
const now = Date.now();
const SECRET = 'x'.repeat(40);
const questions = [
  '/v2/as-rating?sort-by=score&order=asc&page-size=20',
  '/v2/as-rating/countries',
  '/v2/incidents/all?sample=yes',
  '/v2/incidents/info/search?q=645',
  '/v2/ip/10.0.0.1',
];
const wait = (why: string): never => {
  throw new Error(why);
};

/** Rows of each table, in their order of text. */
async function contentsOf(store: Store): Promise<Record<string, readonly [number, string]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'accounts') order by 1
  `.execute(store.bulk);
  const contents: Record<string, readonly [number, string]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number; digest: string }>`
      select count(*)::int as count, coalesce(md5(string_agg(t::text, chr(10) order by t::text collate "C")), '') as digest
      from ${sql.raw(name)} t
    `.execute(store.bulk);
    contents[name] = [rows[0]?.count ?? -1, rows[0]?.digest ?? ''];
  }
  return contents;
}

/** What the portal's pages ask, as text. */
async function answersOf(app: Hono): Promise<string[]> {
  const answer = async (path: string): Promise<string> => {
    const response = await app.request(path);
    return `${path} ${response.status} ${await response.text()}`;
  };
  const answers = await Promise.all(questions.map(answer));
  for (const text of answers) expect(text).toMatch(/^\S+ 200 ./);
  return answers;
}

/** Its jobs end with the database. */
const appOf = (store: Store): Hono => appOver(store, { clock: () => now, log: () => {} });

async function placeInFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'routeglass-restored-'));
  return {
    open: () => openStore({ dataDir }),
    target: (mayReplace: boolean) => targetInFolder(dataDir, mayReplace),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function placeInPostgres() {
  const server = inject('databases').postgres ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-'));
  const name = basename(folder);
  const tell = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: `${server}postgres` });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await tell(`create database "${name}"`);
  return {
    open: () => openStore({ dataDir: folder, databaseUrl: `${server}${name}` }),
    target: (mayReplace: boolean) => targetInPostgres(`${server}${name}`, mayReplace),
    async remove() {
      await tell(`drop database "${name}" with (force)`);
      rmSync(folder, { recursive: true });
    },
  };
}

/** An empty database of each engine: its settings, and the way to remove it. */
const places = [
  { engine: 'PGlite', make: placeInFolder },
  { engine: 'PostgreSQL', make: placeInPostgres },
].slice(0, singleEngines().length);

describe.each(singleEngines())('a backup of $name', ({ name, open }) => {
  let store: Store;
  let app: Hono;
  let remove: () => Promise<void>;
  let backup: Buffer;
  let contents: Awaited<ReturnType<typeof contentsOf>>;

  beforeAll(async () => {
    ({ store, remove } = await open('week'));
    app = appOf(store);
    await new TestBrowser(app).signUp('ann@example.net');
    // What COPY's text format has to escape, and a row that looks like the end of the rows.
    await accountStore(store).write(async (queries) => {
      const since = new Date();
      for (const email_key of ['\\.', 'tab\there', 'line\nbreak', '\\N'])
        await queries.insertInto('suppression').values({ email_key, reason: '', since }).execute();
    });
    contents = await contentsOf(store);
    const pieces: Uint8Array[] = [];
    const link = store.share();
    const settings = { dataDir: tmpdir(), secretKey: SECRET };
    const { signal } = new AbortController();
    const source =
      link.engine === 'postgres'
        ? backupOfPostgres(link.databaseUrl, settings, wait, signal)
        : backupOfStore(store, settings, wait, signal);
    for await (const piece of source) pieces.push(piece);
    backup = Buffer.concat(pieces);
  }, SLOW);
  afterAll(() => remove());

  const read = () => new Lines(inPieces(backup, 70_001));

  it.each(places)(
    'fills $engine with every row, and the portal answers the same',
    async ({ make }) => {
      const place = await make();
      try {
        const lines = read();
        const head = await readHead(lines);
        const target = await place.target(false);
        const rows = await load(lines, head, target);
        await target.finish();
        const restored = await place.open();
        try {
          expect(await contentsOf(restored)).toEqual(contents);
          expect(rows).toBe(Object.values(contents).reduce((sum, [count]) => sum + count, 0));
          const again = appOf(restored);
          expect(await answersOf(again)).toEqual(await answersOf(app));
          // Numbers that the database gives go on where they were.
          await new TestBrowser(again).signUp('bob@example.net');
        } finally {
          await restored.close();
        }
        await expect(place.target(false)).rejects.toThrow('add --replace');
      } finally {
        await place.remove();
      }
    },
    SLOW,
  );

  it.each(places.filter(({ engine }) => engine === name))(
    'leaves $engine as it was where it is cut off, and replaces what is there where it is whole',
    async ({ make }) => {
      const place = await make();
      try {
        await (await place.open()).close();
        const cut = new Lines(inPieces(backup.subarray(0, Math.floor(backup.length / 5)), 70_001));
        const head = await readHead(cut);
        const target = await place.target(true);
        await expect(load(cut, head, target)).rejects.toThrow('cut off');
        await target.abandon();
        const before = await place.open();
        expect((await contentsOf(before))['public.generation']?.[0]).toBe(0);
        await before.close();
        const lines = read();
        const whole = await place.target(true);
        await load(lines, await readHead(lines), whole);
        await whole.finish();
        const after = await place.open();
        expect((await contentsOf(after))['accounts.account']).toEqual(contents['accounts.account']);
        await after.close();
      } finally {
        await place.remove();
      }
    },
    SLOW,
  );

  it.runIf(name === 'PostgreSQL')(
    'is not restored while a server runs, and waits for one that was just stopped',
    async () => {
      const place = await placeInPostgres();
      const serving = await place.open();
      try {
        await expect(place.target(true)).rejects.toThrow('A server uses the database');
        const waiting = place.target(true);
        await setTimeout(300);
        await serving.close();
        await (await waiting).abandon();
      } finally {
        await place.remove();
      }
    },
  );

  it('of a newer version, or of something else, is refused before anything is touched', async () => {
    const newer = backup.toString('latin1').replace('"0001-generations.sql"', '"9999-later.sql"');
    await expect(readHead(new Lines(inPieces(Buffer.from(newer, 'latin1'), 5_000)))).rejects.toThrow(
      'schema 9999-later',
    );
    await expect(readHead(new Lines(inPieces(Buffer.from('{}\n'), 9)))).rejects.toThrow('no backup');
  });

  it('waits for an import, and lets none begin before its end', async () => {
    const other = await store.claim(0);
    const waits = Promise.withResolvers<string>();
    const link = store.share();
    const stop = new AbortController();
    const settings = { dataDir: tmpdir(), secretKey: SECRET };
    const say = (why: string): void => waits.resolve(why);
    const source =
      link.engine === 'postgres'
        ? backupOfPostgres(link.databaseUrl, settings, say, stop.signal)
        : backupOfStore(store, settings, say, stop.signal);
    const first = source.next();
    expect(await waits.promise).toContain('Waiting');
    await other?.();
    expect((await first).done).toBe(false);
    expect(await store.claim(0)).toBeNull();
    await source.return(undefined);
    const free = await store.claim(0);
    expect(free, name).not.toBeNull();
    await free?.();
  });
});

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
