import type { Selectable } from 'kysely';
import * as v from 'valibot';
import type { Keys } from '../keys.ts';
import type { AccountTables } from '../tables.ts';

const stored = v.array(v.string());
type Kept = Pick<Selectable<AccountTables['alert_channel']>, 'secrets' | 'former_until'>;

/** Secrets that sign a webhook's messages at `now` (ms since 1970), the newest first. A replaced secret is kept for a day. */
export function readSecrets(keys: Keys, { secrets, former_until }: Kept, now: number): string[] {
  if (secrets === null) return [];
  const all = v.parse(stored, JSON.parse(keys.decrypt(secrets)));
  return former_until !== null && former_until.getTime() > now ? all : all.slice(0, 1);
}

export const writeSecrets = (keys: Keys, secrets: readonly string[]): string => keys.encrypt(JSON.stringify(secrets));
