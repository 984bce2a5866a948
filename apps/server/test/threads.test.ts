import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derive } from '../src/analytics/derive.ts';
import { standingAfter } from '../src/analytics/incoming.ts';
import { PathTexts } from '../src/analytics/paths/pathTexts.ts';
import { runInThread } from '../src/analytics/threads/runTask.ts';
import { publishGenerations } from '../src/store/generation.ts';
import { joinStore } from '../src/store/join.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';

const SLOW = 120_000;
const tables = ['relation', 'clique_member', 'rating', 'local_rating', 'country_rating', 'rating_share'] as const;

/** The rows of all live generations in these tables, without the numbers of the generations. */
async function computed(store: Store): Promise<Record<string, readonly string[]>> {
  const all: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select g.name || ' ' || (to_jsonb(t) - 'generation_id')::text as row
      from ${sql.table(table)} t join generation g on g.id = t.generation_id where g.state = 'live' order by 1
    `.execute(store.db);
    all[table] = rows.map(({ row }) => row);
  }
  return all;
}

/** Computes all relations and ratings again, each in a thread of its own or all in this one. Returns the reported steps. */
async function computeAgain(store: Store, inThreads: boolean): Promise<string[]> {
  await sql`update generation set state = 'retired' where kind in ('relations', 'ratings')`.execute(store.bulk);
  const steps: string[] = [];
  const derivation = await derive(
    store,
    [],
    async (name, work) => {
      let advanced = 0;
      const rows = await work((more) => (advanced += more));
      steps.push(`${name}: ${rows} from ${advanced}`);
    },
    [],
    () => inThreads,
  );
  const finish = await derivation.run();
  await publishGenerations(store, derivation.publications);
  await finish();
  return steps.filter((step) => /^(relations|ratings) /.test(step));
}

describe.each(engines())('computations in threads of their own, over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ store, remove } = await open('tables'));
  }, SLOW);
  afterAll(() => remove(), SLOW);

  it(
    'have the same results and report the same progress',
    async () => {
      const stepsHere = await computeAgain(store, false);
      const here = await computed(store);
      for (const table of tables) expect([table, here[table]?.length]).not.toEqual([table, 0]);
      const steps = await computeAgain(store, true);
      expect(await computed(store)).toEqual(here);
      expect(steps).toEqual(stepsHere);
      expect(steps.some((step) => step.startsWith('ratings lab-4'))).toBe(true);
    },
    SLOW,
  );

  it(
    'begin from the thread of an import, too',
    async () => {
      const before = await computed(store);
      const joined = await joinStore(store.share());
      await computeAgain(joined, true);
      await joined.close();
      expect(await computed(store)).toEqual(before);
    },
    SLOW,
  );

  it(
    'reject with the reason when they fail',
    async () => {
      const tools = { store, paths: new PathTexts(store), advance: () => {} };
      const standing = await standingAfter(store, []);
      const from = standing.filter(({ kind }) => kind === 'mrt-rib').map(({ id }) => id);
      // No generation has this number.
      const id = 999_999;
      const input = { id, world: 'lab', ipVersion: 4, from, standing } as const;
      await expect(runInThread(tools, 'relations', input)).rejects.toThrow(/no partition of relation/);
    },
    SLOW,
  );
});
