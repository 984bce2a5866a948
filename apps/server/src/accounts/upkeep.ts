import { DAY_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import { record } from './audit.ts';
import { turnOff } from './secondFactor/factor.ts';
import { forgetOldSessions } from './session/sessions.ts';
import type { AccountStore } from './tables.ts';

/** How long counts of visits are kept, ms: as long as they are shown. */
const VISITS_KEPT = 366 * DAY_MS;

/** The email key of a letter's recipient: a registration's letters have no account yet. */
const recipientKey = sql<string>`lower(normalize(btrim(recipient), NFKC))`;

/** Erases accounts whose grace period is over, and deletes expired data. */
export async function tidyUp(store: AccountStore, now: number): Promise<void> {
  const at = new Date(now);
  await store.write(async (queries) => {
    const leaving = queries.selectFrom('account').where('erase_at', '<', at);
    const keys = leaving.select('email_key');
    await queries
      .deleteFrom('mail')
      .where((mail) => mail.or([mail('account_id', 'in', leaving.select('id')), mail(recipientKey, 'in', keys)]))
      .execute();
    await queries.deleteFrom('suppression').where('email_key', 'in', keys).execute();
    const erased = await queries.deleteFrom('account').where('erase_at', '<', at).returning('id').execute();
    // The audit entry does not name the owner either.
    for (const { id } of erased) await record(queries, { actor: 'server', action: 'account.erased', subject: id }, at);
    const due = await queries.selectFrom('account').select('id').where('totp_reset_at', '<=', at).execute();
    for (const { id } of due) {
      await turnOff(queries, id);
      await record(queries, { actor: 'server', action: 'second-factor.reset', subject: id }, at);
    }
    await queries
      .deleteFrom('visit_count')
      .where('day', '<', new Date(now - VISITS_KEPT))
      .execute();
    await forgetOldSessions(queries, now);
    await queries
      .deleteFrom('link')
      .where('expires_at', '<', new Date(now - DAY_MS))
      .execute();
    for (const table of ['as_contact_link', 'domain_contact_link', 'as_invitation'] as const)
      await queries.deleteFrom(table).where('expires_at', '<', at).execute();
    await queries.deleteFrom('ceremony').where('expires_at', '<', at).execute();
    await queries.deleteFrom('used_captcha').where('expires_at', '<', at).execute();
    await queries
      .deleteFrom('allowance')
      .where('at', '<', new Date(now - DAY_MS))
      .execute();
  });
}
