import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import { badRequest, Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { use, useOrRefuse } from '../limits/allowance.ts';
import { badLink, forgetLinks, makeLink, useLink } from '../links.ts';
import { changeEmailLetter } from '../mail/letters.ts';
import type { AccountQueries } from '../tables.ts';
import { emailKey } from '../token.ts';
import { accountOf, clientOf } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;
const KINDS = ['email-old', 'email-new'] as const;
const NO_CHANGE = { new_email: null, new_email_old_agreed: false, new_email_new_agreed: false };

/** Cancels a pending change, with its links. */
async function forgetChange(queries: AccountQueries, id: string): Promise<void> {
  await queries.deleteFrom('link').where('account_id', '=', id).where('kind', 'in', KINDS).execute();
  await queries.updateTable('account').set(NO_CHANGE).where('id', '=', id).execute();
}

/** Routes to change the address of an account, to be confirmed from both addresses. */
export function mountAddress(mount: Mount, { store, clock, post }: AccountDeps): void {
  mount(
    personEndpoints.changeEmail,
    async (visit) => {
      const { id, email } = accountOf(visit);
      const next = visit.body.email;
      const now = clock();
      if (emailKey(next) === emailKey(email)) throw badRequest('email', 'This is your address already.');
      await useOrRefuse(store, 'clientForm', clientOf(visit), now);
      await store.write(async (queries) => {
        await forgetChange(queries, id);
        await queries.updateTable('account').set({ new_email: next }).where('id', '=', id).execute();
        // If the address has another account, no letter is sent. The page does not say so, since it would reveal who has an account.
        const taken = await queries
          .selectFrom('account')
          .select('id')
          .where('email_key', '=', emailKey(next))
          .executeTakeFirst();
        for (const [kind, to] of [
          ['email-old', email],
          ['email-new', next],
        ] as const) {
          const token = await makeLink(queries, { kind, emailKey: emailKey(to), accountId: id }, now);
          if (kind === 'email-new' && (taken || (await use(queries, 'letter', emailKey(to), now)) !== null)) continue;
          await post.put(queries, to, id, changeEmailLetter(visit.browser.origin, to, token, next), now);
        }
      });
      post.nudge();
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    personEndpoints.cancelEmailChange,
    async (visit) => {
      const { id } = accountOf(visit);
      await store.write((queries) => forgetChange(queries, id));
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    personEndpoints.confirmEmail,
    async (visit) => {
      const now = clock();
      const { email, token } = visit.body;
      return store.write(async (queries) => {
        const link = await useLink(queries, KINDS, emailKey(email), token, now);
        const agreed = link.kind === 'email-old' ? { new_email_old_agreed: true } : { new_email_new_agreed: true };
        const account = await queries
          .updateTable('account')
          .set(agreed)
          .where('id', '=', link.account_id ?? '')
          .where('new_email', 'is not', null)
          .where('blocked_at', 'is', null)
          .returning(['id', 'email', 'new_email', 'new_email_old_agreed', 'new_email_new_agreed'])
          .executeTakeFirst();
        const next = account?.new_email ?? null;
        if (!account || next === null) throw badLink();
        if (!account.new_email_old_agreed || !account.new_email_new_agreed)
          return { result: true, changed: false } as const;
        const taken = await queries
          .selectFrom('account')
          .select('id')
          .where('email_key', '=', emailKey(next))
          .executeTakeFirst();
        if (taken) throw new Problem('E_CONFLICT', 'Another account now has this address.');
        await queries
          .updateTable('account')
          .set({ ...NO_CHANGE, email: next, email_key: emailKey(next) })
          .where('id', '=', account.id)
          .execute();
        // Links sent to the former address become invalid.
        await forgetLinks(queries, emailKey(account.email), ['reset', ...KINDS]);
        const deed = { actor: account.email, action: 'email.changed', subject: next, address: visit.address };
        await record(queries, deed, new Date(now));
        return { result: true, changed: true } as const;
      });
    },
    MOMENT,
  );
}
