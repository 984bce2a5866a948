import { accountStore } from '../../../apps/server/src/accounts/tables.ts';
import { fullCosts } from '../../../apps/server/src/accounts/costs.ts';
import { hashPassword } from '../../../apps/server/src/accounts/password/argon2.ts';
import { openStore } from '../../../apps/server/src/store/open.ts';

export const PASSWORD = 'abcD1234!';
const HOUR = 3_600_000;
/** Rows per statement. */
const ROWS = 500;
/** Messages per thread. */
const LONG = 10;

export const addressOf = (place: number): string => `person${place}@example.net`;

/**
 * Fills an embedded database with accounts that share one password, and with messages: threads of `LONG`, a tenth of them by the first account,
 * which is an administrator.
 */
export async function fillAccounts(dataDir: string, accounts: number, messages: number): Promise<void> {
  const store = await openStore({ dataDir });
  const password = await hashPassword(PASSWORD, fullCosts.password);
  const now = Date.now();
  const people = Array.from({ length: accounts }, (_, place) => ({
    id: `a${place}`,
    email: addressOf(place),
    email_key: addressOf(place),
    firstname: 'Pat',
    lastname: `Example ${place}`,
    position: 'Engineer',
    password,
    role: place === 0 ? ('ADMIN' as const) : ('USER' as const),
    created_at: new Date(now - place * HOUR),
    privacy_at: null,
    privacy_version: null,
  }));
  const threads = Array.from({ length: messages / LONG }, (_, place) => ({
    id: `t${place}`,
    kind: 'message' as const,
    account_id: `a${place % 10 === 0 ? 0 : place % accounts}`,
    guest_name: null,
    guest_email: null,
    subject: `Question ${place} about the routes of AS${place}`,
    fields: '[]',
    created_at: new Date(now - place * HOUR),
    updated_at: new Date(now - place * HOUR),
    read_at: null,
  }));
  const texts = Array.from({ length: messages }, (_, place) => ({
    id: `m${place}`,
    thread_id: `t${Math.floor(place / LONG)}`,
    from_staff: place % 2 === 1,
    author: 'Pat Example',
    text: `Message ${place}. `.repeat(20),
    sent_at: new Date(now - place * 1000),
  }));
  try {
    await accountStore(store).write(async (queries) => {
      for (const rows of parts(people)) await queries.insertInto('account').values(rows).execute();
      for (const rows of parts(threads)) await queries.insertInto('thread').values(rows).execute();
      for (const rows of parts(texts)) await queries.insertInto('message').values(rows).execute();
    });
  } finally {
    await store.close();
  }
}

function parts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) => rows.slice(i * ROWS, (i + 1) * ROWS));
}
