import { accessStatuses } from '@routeglass/domain/access';
import type { Contact } from '@routeglass/domain/contacts';
import { DAY_MS } from '@routeglass/domain/time';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Job, settle } from '../jobs/queue.ts';
import { Later } from '../jobs/worker.ts';
import type { Post } from '../mail/post.ts';
import type { AccountQueries, AccountStore } from '../tables.ts';
import { emailKey, hashOf, newSecret } from '../token.ts';
import { contactLetter, networkName } from './letters.ts';
import { namesOf } from './network.ts';
import type { Registries } from './registries.ts';

const payload = v.object({ asn: v.number(), origin: v.string() });

/** Between two letters about a network. */
const WEEK = 7 * DAY_MS;
const LINK_LIVES = 30 * DAY_MS;
const NO_CONTACT = 'The registry lists no contact with an email address.';
const UNREACHABLE = 'The registry cannot be reached right now. We keep trying.';

interface Deps {
  readonly store: AccountStore;
  readonly post: Post;
  readonly registries: Registries;
  readonly clock: () => number;
}

/** Writes to a contact of a network about all open requests: one letter a week, to the contact who got the fewest. */
export function contactLetterDoer({ store, post, registries, clock }: Deps) {
  return async (job: Job): Promise<void> => {
    const { asn, origin } = v.parse(payload, job.payload);
    const now = clock();
    const done = (): Promise<void> => store.write((queries) => settle(queries, job.id));
    if ((await waitingFor(store.db, asn)).length === 0) return done();
    await putOffWithinWeek(store, asn, now);
    const contacts = await registries.contactsOf(asn).catch(async (error: unknown) => {
      await store.write((queries) => say(queries, asn, UNREACHABLE));
      throw error;
    });
    const contact = await choose(store.db, asn, contacts);
    if (!contact)
      return store.write(async (queries) => {
        await say(queries, asn, NO_CONTACT);
        await settle(queries, job.id);
      });
    await store.write(async (queries) => {
      // Of two concurrent jobs one writes; the other finds its letter and waits.
      const taken = await sql`
        insert into accounts.as_letter (asn, sent_at) values (${asn}, ${new Date(now)})
        on conflict (asn) do update set sent_at = excluded.sent_at where as_letter.sent_at <= ${new Date(now - WEEK)}
        returning asn
      `.execute(queries);
      if (taken.rows.length === 0) throw new Later('Another mail about this network was just sent', WEEK);
      const waiting = await waitingFor(queries, asn);
      const links: string[] = [];
      for (const { id, account_id } of waiting) {
        const token = newSecret();
        await queries
          .insertInto('as_contact_link')
          .values({
            token_hash: hashOf(token),
            access_id: id,
            handle: contact.handle,
            name: contact.name,
            email: contact.email,
            created_at: new Date(now),
            expires_at: new Date(now + LINK_LIVES),
          })
          .execute();
        await queries
          .updateTable('as_access')
          .set((row) => ({
            status: accessStatuses.sent,
            version: row('version', '+', 1),
            updated_at: new Date(now),
            letters_at: null,
            problem: null,
          }))
          .where('id', '=', id)
          .execute();
        links.push(`${origin}/access/as/${asn}/${account_id}/${token}`);
      }
      const name = (await namesOf(queries, [asn])).get(asn) ?? null;
      await post.put(queries, contact.email, null, contactLetter(networkName(asn, name), links), now);
      await settle(queries, job.id);
    });
    post.nudge();
  };
}

const waitingFor = (queries: AccountQueries, asn: number) =>
  queries
    .selectFrom('as_access')
    .select(['id', 'account_id'])
    .where('asn', '=', asn)
    .where('status', '=', accessStatuses.waiting)
    .orderBy('id')
    .execute();

const say = (queries: AccountQueries, asn: number, problem: string) =>
  queries
    .updateTable('as_access')
    .set({ problem })
    .where('asn', '=', asn)
    .where('status', '=', accessStatuses.waiting)
    .execute();

/** Throws `Later` if the contacts got a letter less than a week ago, and tells the waiting accounts until when. */
async function putOffWithinWeek(store: AccountStore, asn: number, now: number): Promise<void> {
  const last = await store.db.selectFrom('as_letter').select('sent_at').where('asn', '=', asn).executeTakeFirst();
  const next = last ? last.sent_at.getTime() + WEEK : now;
  if (next <= now) return;
  await store.write((queries) =>
    queries
      .updateTable('as_access')
      .set({ letters_at: new Date(next) })
      .where('asn', '=', asn)
      .where('status', '=', accessStatuses.waiting)
      .execute(),
  );
  throw new Later('The contacts of this network received a mail less than a week ago', next - now);
}

/** The contact who got the fewest letters about the network, without those who want none. */
async function choose(
  queries: AccountQueries,
  asn: number,
  contacts: readonly Contact[],
): Promise<Contact | undefined> {
  const keys = contacts.map(({ email }) => emailKey(email));
  if (keys.length === 0) return undefined;
  const { rows } = await sql<{ key: string; letters: number; is_out: boolean }>`
    select key,
      (select count(distinct l.created_at)::int from accounts.as_contact_link l join accounts.as_access a on a.id = l.access_id
        where a.asn = ${asn} and lower(l.email) = key) as letters,
      exists (select from accounts.contact_stop s where s.email_key = key)
        or exists (select from accounts.suppression s where s.email_key = key) as is_out
    from unnest(${keys}::text[]) key
  `.execute(queries);
  const facts = new Map(rows.map((row) => [row.key, row]));
  return contacts
    .filter(({ email }) => !facts.get(emailKey(email))?.is_out)
    .toSorted((a, b) => lettersTo(a) - lettersTo(b))[0];

  function lettersTo({ email }: Contact): number {
    return facts.get(emailKey(email))?.letters ?? 0;
  }
}
