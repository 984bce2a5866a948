import { accountEndpoints, type SampleSession, type SessionFacts } from '@routeglass/api-client/accounts';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';

/** Who is signed in, and where `maySwitch` as whom the visitor looks at the sample. */
export function mountSession(mount: Mount, maySwitch: boolean): void {
  mount(
    accountEndpoints.session,
    ({ session }) => {
      if (!session) throw new Problem('E_UNAUTHORIZED', 'Nobody is signed in');
      return session;
    },
    { dependsOn: 'moment' },
  );
  mount(accountEndpoints.sampleSession, ({ session }) => ({ session: maySwitch ? kindOf(session) : null }), {
    dependsOn: 'moment',
  });
}

function kindOf(session: SessionFacts | null): SampleSession {
  return session?.subscriptions.rating ? 'rating' : 'none';
}
