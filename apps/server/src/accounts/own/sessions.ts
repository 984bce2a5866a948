import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';
import type { AccountDeps } from '../deps.ts';
import { shownSessions } from '../session/shownSessions.ts';
import { endSession, endSessions } from '../session/sessions.ts';
import { accountOf } from '../visitor.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes to list the account's sessions, and to end one or all others. */
export function mountOwnSessions(mount: Mount, deps: AccountDeps): void {
  const { store, clock } = deps;
  mount(
    personEndpoints.sessions,
    async (visit) => {
      const { id, sessionId } = accountOf(visit);
      return { data: await shownSessions(deps, id, sessionId) };
    },
    MOMENT,
  );
  mount(
    personEndpoints.endSession,
    async (visit) => {
      const { id, sessionId } = accountOf(visit);
      const hasEnded = await store.write((queries) => endSession(queries, id, visit.params.id, clock()));
      if (!hasEnded) throw new Problem('E_NOT_FOUND', 'This session has already ended.');
      if (visit.params.id === sessionId) visit.browser.setCookie('session', null);
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    personEndpoints.endOtherSessions,
    async (visit) => {
      const { id, sessionId } = accountOf(visit);
      await store.write((queries) => endSessions(queries, id, clock(), sessionId));
      return { result: true } as const;
    },
    MOMENT,
  );
}
