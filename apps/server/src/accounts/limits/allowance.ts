import { sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';

/** `most` uses in `milliseconds`; refills evenly. */
export interface Limit {
  readonly most: number;
  readonly milliseconds: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * The limits. Password guesses count per account and client, so that an attacker cannot lock out the owner. Guesses from all clients together count,
 * too, but block only clients from which the account never signed in.
 */
export const limits = {
  /** Wrong passwords for one account from one client. */
  guess: { most: 10, milliseconds: 15 * MINUTE },
  /** Wrong passwords from one client. */
  clientGuess: { most: 60, milliseconds: 15 * MINUTE },
  /** Wrong passwords for one account from clients it never signed in from. */
  strangerGuess: { most: 100, milliseconds: HOUR },
  /** Wrong codes of the second factor for one account from one client. */
  code: { most: 15, milliseconds: HOUR },
  /** The same from clients the account never signed in from: three of a million codes are correct. */
  strangerCode: { most: 15, milliseconds: HOUR },
  /** Passkey challenges, and sign-ins begun at a provider, from one client. */
  passkey: { most: 300, milliseconds: HOUR },
  provider: { most: 120, milliseconds: HOUR },
  /** Forms that send mail, from one client. */
  clientForm: { most: 60, milliseconds: HOUR },
  /** Letters to one address that its account did not request while signed in. */
  letter: { most: 6, milliseconds: HOUR },
  /** The same, requested by a client from which its account has signed in before. */
  ownLetter: { most: 6, milliseconds: HOUR },
  /** Letters that warn an address of actions on its account. */
  warning: { most: 6, milliseconds: HOUR },
  /** Requests for networks and domains, and checks of their proofs, by one account. */
  access: { most: 30, milliseconds: HOUR },
  /** Test messages to alert channels, by one account. */
  alertTest: { most: 30, milliseconds: HOUR },
  /** Letters to accounts with addresses in one domain; further ones wait. */
  domain: { most: 300, milliseconds: HOUR },
  /** Letters to addresses in one domain that have no account, counted apart so that strangers cannot delay letters to accounts. */
  strangerDomain: { most: 300, milliseconds: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

/** Uses one unit and returns null. If none is left, returns the seconds until one is available. */
export async function use(
  queries: AccountQueries,
  name: LimitName,
  whose: string,
  now: number,
): Promise<number | null> {
  const { most, milliseconds } = limits[name];
  const each = milliseconds / most;
  const at = new Date(now);
  const { rows } = await sql<{ used: number }>`
    insert into accounts.allowance (key, used, at) values (${`${name} ${whose}`}, 1, ${at})
    on conflict (key) do update set
      used = greatest(0, allowance.used
        - extract(epoch from (${at}::timestamptz - allowance.at)) * 1000 / ${each}::double precision) + 1,
      at = ${at}
    where greatest(0, allowance.used
      - extract(epoch from (${at}::timestamptz - allowance.at)) * 1000 / ${each}::double precision) + 1 <= ${most}
    returning used
  `.execute(queries);
  return rows.length > 0 ? null : Math.ceil(each / 1_000);
}

/** Seconds until a unit is available; null if one is left. Uses none. */
export async function isUsedUp(
  queries: AccountQueries,
  name: LimitName,
  whose: string,
  now: number,
): Promise<number | null> {
  const { most, milliseconds } = limits[name];
  const each = milliseconds / most;
  const row = await queries
    .selectFrom('allowance')
    .select(['used', 'at'])
    .where('key', '=', `${name} ${whose}`)
    .executeTakeFirst();
  if (!row) return null;
  const used = row.used - (now - row.at.getTime()) / each;
  return used + 1 > most ? Math.ceil(((used + 1 - most) * each) / 1_000) : null;
}

export async function forget(queries: AccountQueries, name: LimitName, whose: string): Promise<void> {
  await queries.deleteFrom('allowance').where('key', '=', `${name} ${whose}`).execute();
}

/** Uses one unit. Throws E_TOO_MANY_REQUESTS if none is left. */
export async function useOrRefuse(store: AccountStore, name: LimitName, whose: string, now: number): Promise<void> {
  const seconds = await store.write((queries) => use(queries, name, whose, now));
  if (seconds !== null) throw tooMany(seconds);
}

export function tooMany(seconds: number): Problem {
  return new Problem('E_TOO_MANY_REQUESTS', `Too many attempts. Try again in ${waitText(seconds)}.`, [], seconds);
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
