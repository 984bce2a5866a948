import { personEndpoints, type UserRow } from '@routeglass/api-client/people';
import { DAY_MS } from '@routeglass/domain/time';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { securityLetter } from '../mail/letters.ts';
import { shownSessions } from '../session/shownSessions.ts';
import { endSession, endSessions } from '../session/sessions.ts';
import type { AccountQueries } from '../tables.ts';
import { accountOf } from '../visitor.ts';
import type { CallingAccount } from '../../http/caller.ts';
import { lastAdministrator, lockAdministrators } from './actingAdmin.ts';
import { userRow, usersOf } from './userRows.ts';

const MOMENT = { dependsOn: 'moment' } as const;

interface Acting {
  readonly account: CallingAccount | null;
  readonly address: string;
  readonly params: { readonly id: string };
}
/** An administrator's action, for the audit log. */
interface Done {
  readonly action: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Account routes for administrators. */
export function mountUsers(mount: Mount, deps: AccountDeps): void {
  const { store, clock, post } = deps;
  /** Changes an account and records it, while the acting person is guaranteed to be an administrator. */
  const act = <T>(
    visit: Acting,
    work: (queries: AccountQueries, user: UserRow, administrators: number) => Promise<Done & { readonly gives: T }>,
  ): Promise<T> =>
    store.write(async (queries) => {
      const actor = accountOf(visit);
      const at = new Date(clock());
      const administrators = await lockAdministrators(queries, actor.id);
      const user = await userRow(queries, visit.params.id, at);
      const { gives, action, details = {} } = await work(queries, user, administrators);
      await record(queries, { actor: actor.email, action, subject: user.email, address: visit.address, details }, at);
      return gives;
    });
  mount(personEndpoints.users, ({ query }) => usersOf(store.db, query, new Date(clock())), MOMENT);
  mount(
    personEndpoints.userSessions,
    async (visit) => {
      const { id, email } = await userRow(store.db, visit.params.id, new Date(clock()));
      return { email, data: await shownSessions(deps, id, accountOf(visit).sessionId) };
    },
    MOMENT,
  );
  mount(
    personEndpoints.endUserSessions,
    (visit) =>
      act(visit, async (queries, { id }) => {
        await endSessions(queries, id, clock());
        return { action: 'user.signed-out', gives: { result: true } as const };
      }),
    MOMENT,
  );
  mount(
    personEndpoints.endUserSession,
    (visit) =>
      act(visit, async (queries, { id }) => {
        if (!(await endSession(queries, id, visit.params.session, clock())))
          throw new Problem('E_NOT_FOUND', 'This session has already ended.');
        return { action: 'user.session-ended', gives: { result: true } as const };
      }),
    MOMENT,
  );
  mount(
    personEndpoints.setUserRole,
    (visit) =>
      act(visit, async (queries, user, administrators) => {
        const { role } = visit.body;
        if (user.role === 'ADMIN' && role === 'USER' && administrators <= 1 && user.state !== 'blocked')
          throw lastAdministrator();
        if (role !== user.role) {
          await queries.updateTable('account').set({ role }).where('id', '=', user.id).execute();
          await endSessions(queries, user.id, clock());
        }
        const gives = await userRow(queries, user.id, new Date(clock()));
        return { action: 'user.role', details: { role }, gives };
      }),
    MOMENT,
  );
  mount(
    personEndpoints.blockUser,
    (visit) =>
      act(visit, async (queries, user) => {
        if (user.id === accountOf(visit).id) throw new Problem('E_CONFLICT', 'You cannot block yourself.');
        const reason = visit.body.reason ?? '';
        const at = new Date(clock());
        await queries
          .updateTable('account')
          .set({ blocked_at: at, block_reason: reason || null })
          .where('id', '=', user.id)
          .execute();
        await endSessions(queries, user.id, clock());
        const gives = await userRow(queries, user.id, at);
        return { action: 'user.blocked', ...(reason && { details: { reason } }), gives };
      }),
    MOMENT,
  );
  mount(
    personEndpoints.unblockUser,
    (visit) =>
      act(visit, async (queries, { id }) => {
        const open = { blocked_at: null, block_reason: null };
        await queries.updateTable('account').set(open).where('id', '=', id).execute();
        return { action: 'user.unblocked', gives: await userRow(queries, id, new Date(clock())) };
      }),
    MOMENT,
  );
  mount(
    personEndpoints.resetUserSecondFactor,
    async (visit) => {
      const now = clock();
      const answer = await act(visit, async (queries, { id, email, second_factor }) => {
        if (!second_factor) throw new Problem('E_CONFLICT', 'This account has no second factor.');
        const due = new Date(now + DAY_MS);
        await queries
          .updateTable('account')
          .set({ totp_reset_at: due })
          .where('id', '=', id)
          .where('totp_reset_at', 'is', null)
          .execute();
        const { totp_reset_at } = await queries
          .selectFrom('account')
          .select('totp_reset_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const at = (totp_reset_at ?? due).toISOString();
        const when = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
        const what = `An administrator will turn your second factor off on ${when}; log in with a code before to keep it`;
        await post.put(queries, email, id, securityLetter(visit.browser.origin, what), now);
        return { action: 'user.second-factor-reset', details: { at }, gives: { at } };
      });
      post.nudge();
      return answer;
    },
    MOMENT,
  );
}
