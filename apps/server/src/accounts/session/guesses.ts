import type { AccountDeps } from '../deps.ts';
import { forget, isUsedUp, type LimitName, tooMany, use } from '../limits/allowance.ts';
import type { AccountQueries } from '../tables.ts';
import { clientOf, type Visitor } from '../visitor.ts';
import { isKnownClient } from './knownClients.ts';

/** Limits that a wrong guess uses: of account and client together, of the client, and of the account for unknown clients. */
interface GuessLimits {
  readonly own: LimitName;
  readonly client: LimitName;
  readonly strangers: LimitName;
}
const ofPasswords: GuessLimits = { own: 'guess', client: 'clientGuess', strangers: 'strangerGuess' };
const ofCodes: GuessLimits = { own: 'code', client: 'clientGuess', strangers: 'strangerCode' };

type Deps = Pick<AccountDeps, 'store' | 'clock'>;

/** `key` is the account's email key, or that of an address without an account. Throws E_TOO_MANY_REQUESTS. */
export const refuseGuesser = (deps: Deps, key: string, visitor: Visitor): Promise<void> =>
  refuse(deps, ofPasswords, key, visitor);
export const refuseCodeGuesser = (deps: Deps, key: string, visitor: Visitor): Promise<void> =>
  refuse(deps, ofCodes, key, visitor);

export const countGuess = (queries: AccountQueries, key: string, visitor: Visitor, now: number): Promise<void> =>
  count(queries, ofPasswords, key, visitor, now);
export const countCodeGuess = (queries: AccountQueries, key: string, visitor: Visitor, now: number): Promise<void> =>
  count(queries, ofCodes, key, visitor, now);

/** To be called after a successful sign-in: resets the guesses. */
export async function forgetGuesses(queries: AccountQueries, key: string, visitor: Visitor): Promise<void> {
  for (const { own } of [ofPasswords, ofCodes]) await forget(queries, own, `${key} ${clientOf(visitor)}`);
}

async function count(queries: AccountQueries, limits: GuessLimits, key: string, visitor: Visitor, now: number) {
  const client = clientOf(visitor);
  await use(queries, limits.own, `${key} ${client}`, now);
  await use(queries, limits.client, client, now);
  await use(queries, limits.strangers, key, now);
}

/** Guesses from other clients block only clients from which the account never signed in, so that nobody can lock out the owner. */
async function refuse({ store, clock }: Deps, limits: GuessLimits, key: string, visitor: Visitor): Promise<void> {
  const client = clientOf(visitor);
  const now = clock();
  const own = await isUsedUp(store.db, limits.own, `${key} ${client}`, now);
  const all = own ?? (await isUsedUp(store.db, limits.client, client, now));
  if (all !== null) throw tooMany(all);
  const strangers = await isUsedUp(store.db, limits.strangers, key, now);
  if (strangers === null) return;
  if (!(await isKnownClient(store.db, key, client))) throw tooMany(strangers);
}
