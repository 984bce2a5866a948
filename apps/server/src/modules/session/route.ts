import { accountEndpoints } from '@routeglass/api-client/accounts';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';

export function mountSession(mount: Mount): void {
  mount(
    accountEndpoints.session,
    ({ session }) => {
      if (!session) throw new Problem('E_UNAUTHORIZED', 'Nobody is signed in');
      return session;
    },
    { dependsOn: 'moment' },
  );
}
