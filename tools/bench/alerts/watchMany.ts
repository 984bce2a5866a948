import { type AlertRule, usualRules } from '@routeglass/domain/alerts';
import { DAY_MS } from '@routeglass/domain/time';
import type { Store } from '../../../apps/server/src/store/store.ts';
import { accountStore } from '../../../apps/server/src/accounts/tables.ts';

/** Networks watched by one account. */
const EACH = 10;
/** Rows per statement. */
const ROWS = 500;

/**
 * Makes accounts watch networks from `since` on, by default with every rule. Each account has a channel, and each network a trial that begins
 * at `now`, ms since 1970.
 */
export async function watchMany(
  store: Store,
  asns: readonly number[],
  since: Date,
  now: number,
  watchedBy: readonly AlertRule[] = usualRules.map((rule) => ({ ...rule, isOn: true })),
): Promise<void> {
  const [at, ends] = [new Date(now), new Date(now + 30 * DAY_MS)];
  const rules = JSON.stringify(watchedBy);
  const watched = asns.map((asn, place) => ({ asn, place, account_id: `a${Math.floor(place / EACH)}` }));
  const accounts = [...new Set(watched.map(({ account_id }) => account_id))];
  await accountStore(store).write(async (queries) => {
    const person = {
      firstname: 'A',
      lastname: 'B',
      position: 'C',
      password: null,
      privacy_at: null,
      privacy_version: null,
    };
    for (const some of parts(accounts)) {
      const people = some.map((id) => ({
        ...person,
        id,
        email: `${id}@example.net`,
        email_key: `${id}@example.net`,
        created_at: at,
      }));
      const channel = {
        kind: 'webhook',
        name: 'hook',
        form: 'standard',
        target: '',
        secrets: null,
        created_at: at,
      } as const;
      await queries.insertInto('account').values(people).execute();
      await queries
        .insertInto('alert_channel')
        .values(some.map((id) => ({ ...channel, id: `c-${id}`, account_id: id })))
        .execute();
    }
    for (const some of parts(watched)) {
      const trial = {
        company: 'C',
        state: 'approved',
        notification_email: null,
        created_at: at,
        begins_at: at,
        ends_at: ends,
      } as const;
      const access = { status: 1, proof: 'admin', created_at: at, updated_at: at } as const;
      await queries
        .insertInto('as_access')
        .values(some.map(({ account_id, asn }) => ({ ...access, account_id, asn })))
        .execute();
      await queries
        .insertInto('monitoring_trial')
        .values(some.map(({ account_id, asn, place }) => ({ ...trial, id: `t${place}`, account_id, asn })))
        .execute();
      await queries
        .insertInto('alert_watch')
        .values(
          some.map(({ account_id, asn, place }) => ({
            id: `w${place}`,
            account_id,
            asn,
            rules,
            since,
            created_at: at,
          })),
        )
        .execute();
    }
  });
}

function parts<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) => rows.slice(i * ROWS, (i + 1) * ROWS));
}

/** This many networks with announcements, spread evenly over all of them, and the time of the newest routes. */
export async function someNetworks(store: Store, count: number): Promise<{ asns: number[]; newest: Date }> {
  const rows = await store.db.selectFrom('announced').select('origin').distinct().orderBy('origin').execute();
  const [live] = await store.db
    .selectFrom('generation')
    .select(({ fn }) => fn.max('as_of').as('at'))
    .where('state', '=', 'live')
    .where('kind', 'in', ['mrt-rib', 'mrt-updates'])
    .execute();
  const step = Math.max(1, Math.floor(rows.length / count));
  const asns = rows.filter((_, i) => i % step === 0).map(({ origin }) => origin);
  return { asns: asns.slice(0, count), newest: new Date(live?.at ?? 0) };
}
