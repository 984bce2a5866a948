import type { SessionFacts } from '@routeglass/api-client/accounts';
import { sql } from 'kysely';
import type { AccountQueries, AccountStore } from '../../tables.ts';
import { type ReadNetworks, readNetworks } from './networks.ts';
import { type ReadSubscription, readSubscription } from './subscription.ts';

/** Additional rights of an account. */
export interface Rights {
  /** Whether the rating subscription runs now. */
  readonly rating: boolean;
  /** When it ends; null without one. */
  readonly until: Date | null;
  readonly asList: SessionFacts['asList'];
}

export interface RightsReaders {
  readonly subscription: ReadSubscription;
  readonly networks: ReadNetworks;
}

/** `generation`: the value of `generationNow` from the query that found the account; read here if it is left out. */
export type RightsOf = (accountId: string, generation?: number) => Promise<Rights>;

/** Most accounts whose rights are cached. */
const MOST = 10_000;

/** The number that changes with any rights, as a part of another query. */
export const generationNow = sql<number>`(select generation from accounts.rights)`;

/** Makes all processes read rights again. To be called in the transaction that changes them. */
export async function rightsChanged(queries: AccountQueries): Promise<void> {
  await sql`update accounts.rights set generation = generation + 1`.execute(queries);
}

/** Reads rights, and caches them until any change or until a subscription ends. */
export function createRights(
  { db }: Pick<AccountStore, 'db'>,
  clock: () => number,
  readers: RightsReaders = { subscription: readSubscription, networks: readNetworks },
): RightsOf {
  const known = new Map<string, Rights>();
  let ofGeneration = -1;
  return async (accountId, given) => {
    const now = clock();
    const generation = given ?? (await readGeneration(db));
    // A slow query may have an older number; its rights are then read without the cache.
    if (generation > ofGeneration) {
      known.clear();
      ofGeneration = generation;
    }
    const kept = known.get(accountId);
    if (kept && generation === ofGeneration && isStill(kept, now)) return kept;
    const [subscription, asList] = await Promise.all([
      readers.subscription(db, accountId, new Date(now)),
      readers.networks(db, accountId),
    ]);
    const rights = { rating: subscription !== null, until: subscription?.until ?? null, asList };
    if (generation === ofGeneration) {
      if (known.size >= MOST) known.clear();
      known.set(accountId, rights);
    }
    return rights;
  };
}

/**
 * After a subscription ends, rights are read again, since there may be another one. A subscription that begins later must cause a change when it
 * begins.
 */
const isStill = ({ until }: Rights, now: number): boolean => until === null || until.getTime() > now;

async function readGeneration(queries: AccountQueries): Promise<number> {
  const { rows } = await sql<{ generation: number }>`select generation from accounts.rights`.execute(queries);
  return rows[0]?.generation ?? 0;
}
