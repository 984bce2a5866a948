import { accountEndpoints } from '@routeglass/api-client/accounts';
import type { Mount } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import { requestReset, setPassword } from './reset.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes to set a password by a link. */
export function mountReset(mount: Mount, deps: AccountDeps): void {
  mount(accountEndpoints.requestPasswordReset, (visit) => requestReset(deps, visit.body, visit), MOMENT);
  mount(accountEndpoints.setPassword, (visit) => setPassword(deps, visit.body, visit), MOMENT);
}
