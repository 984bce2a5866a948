import { accountEndpoints, type SampleSession, type SessionFacts } from '@routeglass/api-client/accounts';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';

/** Who is signed in and what they may use; with `maySwitch`, also the visitor's choice of a sample session. */
export function mountSession(mount: Mount, maySwitch: () => Promise<boolean>): void {
  mount(accountEndpoints.session, ({ session }) => signedIn(session), { dependsOn: 'moment' });
  mount(
    accountEndpoints.sampleSession,
    async ({ session }) => ({ session: (await maySwitch()) ? kindOf(session) : null }),
    {
      dependsOn: 'moment',
    },
  );
}

function signedIn(session: SessionFacts | null): SessionFacts {
  if (!session) throw new Problem('E_UNAUTHORIZED', 'Not signed in');
  return session;
}

function kindOf(session: SessionFacts | null): SampleSession {
  return session?.subscriptions.rating ? 'rating' : 'none';
}
