import { DAY_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Job, settle } from '../jobs/queue.ts';
import { Later } from '../jobs/worker.ts';
import type { Post } from '../mail/post.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';
import { emailKey, hashOf, newSecret } from '../token.ts';
import { domainContactLetter } from './letters.ts';
import type { Registries } from './registries.ts';

const payload = v.object({ domain: v.string(), origin: v.string() });
const WEEK = 7 * DAY_MS;
const LINK_LIVES = 30 * DAY_MS;

interface Deps {
  readonly store: AccountStore;
  readonly post: Post;
  readonly registries: Registries;
  readonly clock: () => number;
}

/**
 * Writes to the whois contact of a domain, one letter a week. Without a contact, the request can still be decided by an administrator or proved by
 * the TXT record.
 */
export function domainLetterDoer({ store, post, registries, clock }: Deps) {
  return async (job: Job): Promise<void> => {
    const { domain, origin } = v.parse(payload, job.payload);
    const now = clock();
    const waiting = await waitingFor(store.db, domain);
    if (!waiting) return store.write((queries) => settle(queries, job.id));
    const contacts = await registries.domainContacts(domain).catch(() => null);
    const stopped =
      contacts &&
      (await whoStopped(
        store.db,
        contacts.map(({ email }) => emailKey(email)),
      ));
    const contact = contacts?.find(({ email }) => !stopped?.has(emailKey(email)));
    if (!contact) {
      const problem =
        contacts === null ? 'Whois is unavailable right now.' : 'Whois lists no contact with an email address.';
      return store.write(async (queries) => {
        await queries
          .updateTable('domain_access')
          .set((row) => ({ status: 'error', problem, updated_at: new Date(now), version: row('version', '+', 1) }))
          .where('domain', '=', domain)
          .where('status', '=', 'new')
          .execute();
        await settle(queries, job.id);
      });
    }
    await store.write(async (queries) => {
      const taken = await sql`
        insert into accounts.domain_letter (domain, sent_at) values (${domain}, ${new Date(now)})
        on conflict (domain) do update set sent_at = excluded.sent_at where domain_letter.sent_at <= ${new Date(now - WEEK)}
        returning domain
      `.execute(queries);
      if (taken.rows.length === 0) throw new Later('The contact received a mail less than a week ago', DAY_MS);
      const token = newSecret();
      await queries
        .insertInto('domain_contact_link')
        .values({
          token_hash: hashOf(token),
          access_id: waiting.id,
          email: contact.email,
          created_at: new Date(now),
          expires_at: new Date(now + LINK_LIVES),
        })
        .execute();
      await queries
        .updateTable('domain_access')
        .set((row) => ({ status: 'sent', updated_at: new Date(now), version: row('version', '+', 1) }))
        .where('id', '=', waiting.id)
        .execute();
      const link = `${origin}/access/domain/${waiting.account_id}/${token}`;
      await post.put(queries, contact.email, null, domainContactLetter(domain, link), now);
      await settle(queries, job.id);
    });
    post.nudge();
  };
}

const waitingFor = (queries: AccountQueries, domain: string) =>
  queries
    .selectFrom('domain_access')
    .select(['id', 'account_id'])
    .where('domain', '=', domain)
    .where('status', '=', 'new')
    .orderBy('id')
    .executeTakeFirst();

async function whoStopped(queries: AccountQueries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await queries.selectFrom('contact_stop').select('email_key').where('email_key', 'in', keys).execute();
  return new Set(rows.map(({ email_key }) => email_key));
}
