import { DAY_MS } from '@routeglass/domain/time';
import { personEndpoints, type ProfileFacts } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { securityLetter } from '../mail/letters.ts';
import { endSessions } from '../session/sessions.ts';
import type { AccountQueries } from '../tables.ts';
import { lastAdministrator, lockAdministrators } from '../users/actingAdmin.ts';
import { accountOf } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;
/** How long a deletion can be canceled. */
const GRACE = 14 * DAY_MS;

/** Personal data of an account. */
export async function profileOf(queries: AccountQueries, id: string): Promise<ProfileFacts> {
  const row = await queries.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('E_UNAUTHORIZED', 'Not signed in');
  return {
    email: row.email,
    firstname: row.firstname,
    lastname: row.lastname,
    position: row.position,
    created: row.created_at.toISOString(),
    has_password: row.password !== null,
    new_email:
      row.new_email === null
        ? null
        : { email: row.new_email, old_agreed: row.new_email_old_agreed, new_agreed: row.new_email_new_agreed },
    erased_at: row.erase_at?.toISOString() ?? null,
  };
}

/** Routes for the personal data of an account and its deletion. */
export function mountProfile(mount: Mount, { store, clock, post }: AccountDeps): void {
  mount(personEndpoints.profile, (visit) => profileOf(store.db, accountOf(visit).id), MOMENT);
  mount(
    personEndpoints.saveProfile,
    (visit) => {
      const { id } = accountOf(visit);
      const { firstname, lastname, position } = visit.body;
      return store.write(async (queries) => {
        await queries.updateTable('account').set({ firstname, lastname, position }).where('id', '=', id).execute();
        return profileOf(queries, id);
      });
    },
    MOMENT,
  );
  mount(
    personEndpoints.deleteAccount,
    async (visit) => {
      const { id, email, sessionId } = accountOf(visit);
      const now = clock();
      const erased = new Date(now + GRACE);
      await store.write(async (queries) => {
        const { role } = await queries
          .selectFrom('account')
          .select('role')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (role === 'ADMIN' && (await lockAdministrators(queries, id)) <= 1) throw lastAdministrator();
        await queries.updateTable('account').set({ erase_at: erased }).where('id', '=', id).execute();
        await endSessions(queries, id, now, sessionId);
        await queries.deleteFrom('api_token').where('account_id', '=', id).execute();
        await record(
          queries,
          { actor: email, action: 'account.leaving', subject: email, address: visit.address },
          new Date(now),
        );
        const what = `Your account will be deleted on ${erased.toISOString().slice(0, 10)}; log in before to keep it`;
        await post.put(queries, email, id, securityLetter(visit.browser.origin, what), now);
      });
      post.nudge();
      return { erased_at: erased.toISOString() };
    },
    MOMENT,
  );
  mount(
    personEndpoints.undoDeletion,
    async (visit) => {
      const { id, email } = accountOf(visit);
      await store.write(async (queries) => {
        await queries.updateTable('account').set({ erase_at: null }).where('id', '=', id).execute();
        await record(
          queries,
          { actor: email, action: 'account.kept', subject: email, address: visit.address },
          new Date(clock()),
        );
      });
      return { result: true } as const;
    },
    MOMENT,
  );
}
