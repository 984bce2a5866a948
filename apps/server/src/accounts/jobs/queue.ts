import { HOUR_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import { newId } from '../token.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';

/** Work to do after the transaction that queues it is committed. It is done at least once, so it must be safe to repeat. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** A job taken by a process that ended is released after this time, ms. */
const LOCK = 120_000;
/** With the waits in between, about a day. */
const MOST_ATTEMPTS = 32;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = HOUR_MS;

export function enqueue(queries: AccountQueries, kind: string, payload: unknown, at: Date): Promise<void> {
  return enqueueAt(queries, kind, payload, at, at);
}

/** The same for work to be done at `due` or later. */
export async function enqueueAt(
  queries: AccountQueries,
  kind: string,
  payload: unknown,
  at: Date,
  due: Date,
): Promise<void> {
  await queries
    .insertInto('job')
    .values({ id: newId(), kind, payload: JSON.stringify(payload), state: 'waiting', created_at: at, run_at: due })
    .execute();
}

/** Takes due jobs of these kinds, the oldest first; several processes take different jobs. */
export function takeDue(store: AccountStore, kinds: readonly string[], most: number, now: number): Promise<Job[]> {
  const at = new Date(now);
  return store.write(async (queries) => {
    const { rows } = await sql<{ id: string; kind: string; payload: string; attempts: number }>`
      update accounts.job set state = 'running', attempts = attempts + 1, locked_until = ${new Date(now + LOCK)}
      where id in (
        select id from accounts.job
        where kind = any(${kinds}::text[])
          and ((state = 'waiting' and run_at <= ${at}) or (state = 'running' and locked_until < ${at}))
        order by run_at limit ${most} for update skip locked
      )
      returning id, kind, payload, attempts
    `.execute(queries);
    return rows.map((row) => ({ ...row, payload: JSON.parse(row.payload) as unknown }));
  });
}

/** Releases jobs taken by an earlier process, so that they need not wait for the lock to expire. Only for the sole process on a database. */
export async function releaseTaken({ db }: AccountStore, now: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ locked_until: new Date(now - 1) })
    .where('state', '=', 'running')
    .execute();
}

/** Milliseconds until a failed job is tried again, doubled each time. */
export const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));

export async function settle(queries: AccountQueries, id: string): Promise<void> {
  await queries.deleteFrom('job').where('id', '=', id).execute();
}

/** Postpones a failed job, or marks it as dead after the last attempt. Returns whether it is dead. */
export async function putOff(
  queries: AccountQueries,
  { id, attempts }: Job,
  problem: string,
  now: number,
  later?: number,
): Promise<boolean> {
  const isDead = later === undefined && attempts >= MOST_ATTEMPTS;
  await queries
    .updateTable('job')
    .set({
      state: isDead ? 'dead' : 'waiting',
      problem,
      locked_until: null,
      run_at: new Date(now + (later ?? waitAfter(attempts))),
      // Waiting for its turn does not count as an attempt.
      attempts: later === undefined ? attempts : attempts - 1,
    })
    .where('id', '=', id)
    .execute();
  return isDead;
}
