import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onBehalfOf } from '../src/store/caller.ts';
import type { Store } from '../src/store/store.ts';
import { engines } from './engines.ts';
import { appOver } from './talk.ts';

const START = 120_000;

describe.each(engines())('reading on behalf of callers over $name', ({ open }) => {
  let store: Store;
  let remove: () => Promise<void>;
  const nobody = new AbortController().signal;
  /** Takes the engine far longer than a look-up may. */
  const endless = () =>
    sql`select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b where a * b % 7 = 3`;
  const one = (key: string, signal = nobody) =>
    onBehalfOf({ key, signal }, () => sql<{ one: number }>`select 1 as one`.execute(store.db));

  beforeAll(async () => {
    ({ store, remove } = await open());
  }, START);
  afterAll(() => remove(), START);

  it('ends a statement that takes too long, in the middle of it, and goes on', async () => {
    const asked = onBehalfOf({ key: 'long', signal: nobody }, () => endless().execute(store.db));
    const over = { yes: false };
    const refused = expect(asked)
      .rejects.toMatchObject({ code: '57014' })
      .finally(() => (over.yes = true));
    // Meanwhile the database is at work, which is no reason to call it ill.
    while (!over.yes) {
      expect(await store.answers()).toBe(true);
      await setImmediate();
    }
    await refused;
    expect((await one('other')).rows).toEqual([{ one: 1 }]);
    expect((await sql`select 2`.execute(store.bulk)).rows).toHaveLength(1);
    expect(await store.answers()).toBe(true);
  });

  it('never runs what was asked for a caller who has gone', async () => {
    await sql`create sequence runs`.execute(store.bulk);
    const count = (signal: AbortSignal) =>
      onBehalfOf({ key: 'crowd', signal }, () => sql`select nextval('runs')`.execute(store.db));
    const gone = new AbortController();
    const asked = Array.from({ length: 200 }, () => count(gone.signal));
    const ends = Promise.allSettled(asked);
    gone.abort();
    const done = (await ends).filter(({ status }) => status === 'fulfilled').length;
    await expect(count(gone.signal)).rejects.toMatchObject({ name: 'CallerGone' });
    const { rows } = await sql<{ ran: number }>`select last_value - (not is_called)::int as ran from runs`.execute(
      store.bulk,
    );
    expect(rows[0]?.ran).toBe(done);
    expect(done).toBeLessThan(200);
  });

  it('answers quietly whoever asks while the server closes its database', async () => {
    const closing = await open();
    const lines: string[] = [];
    const app = appOver(closing.store, { log: (line) => lines.push(line) });
    const asked = Array.from({ length: 100 }, async () => app.request('/v2/peeringdb/asn/15169'));
    await Promise.race(asked);
    await closing.remove();
    asked.push(Promise.resolve(app.request('/v2/peeringdb/asn/15169')));
    const answers = await Promise.all(asked);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.at(-1)).toBe(503);
    expect(statuses.filter((status) => status !== 503 && status !== 404 && status !== 200)).toEqual([]);
    expect(await answers.at(-1)?.json()).toMatchObject({
      code: 'E_UNAVAILABLE',
      message: expect.stringMatching(/^The server is stopping;/),
    });
    expect(lines).toEqual([]);
  });
});
