import { HOUR_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import { newId } from '../token.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';

/** Work to do once the transaction that asks for it holds. Done at least once: its doer must bear a second time. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** A process that ended keeps a job no longer than this, ms. */
const LOCK = 120_000;
/** With the waits between them about a day. */
const MOST_ATTEMPTS = 32;
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = HOUR_MS;

export function enqueue(queries: AccountQueries, kind: string, payload: unknown, at: Date): Promise<void> {
  return enqueueAt(queries, kind, payload, at, at);
}

/** The same for work that is to be done at `due` or later. */
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

/** Takes what is due of these kinds, the oldest first; several processes take different jobs. */
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

/** Gives back what a process had taken that is gone, for the only process on a database: the next one need not wait for the lock. */
export async function releaseTaken({ db }: AccountStore, now: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ locked_until: new Date(now - 1) })
    .where('state', '=', 'running')
    .execute();
}

/** Milliseconds until a failed job is tried again: twice as long each time. */
export const waitAfter = (attempts: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));

export async function settle(queries: AccountQueries, id: string): Promise<void> {
  await queries.deleteFrom('job').where('id', '=', id).execute();
}

/** Puts a failed job off, or among the dead ones after the last attempt. Gives whether it is dead. */
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
      // Waiting for its turn is no attempt.
      attempts: later === undefined ? attempts : attempts - 1,
    })
    .where('id', '=', id)
    .execute();
  return isDead;
}
