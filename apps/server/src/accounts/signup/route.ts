import { accountEndpoints } from '@routeglass/api-client/accounts';
import { personEndpoints } from '@routeglass/api-client/people';
import type { Mount } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import { findSession } from '../session/sessions.ts';
import { confirm } from './confirm.ts';
import { register } from './register.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Routes to sign up and to confirm the address. */
export function mountSignup(mount: Mount, deps: AccountDeps): void {
  mount(accountEndpoints.register, (visit) => register(deps, visit.body, visit), MOMENT);
  mount(accountEndpoints.confirmRegistration, (visit) => confirm(deps, visit.body, visit), MOMENT);
  mount(
    personEndpoints.registrationState,
    async ({ browser }) => {
      const { store, clock } = deps;
      const waiting = await findSession(store.db, 'registration', browser.cookie('registration'), clock());
      if (!waiting) return { state: 'none', email: null } as const;
      const used = await store.db
        .selectFrom('link')
        .select('used_at')
        .where('session_id', '=', waiting.id)
        .where('used_at', 'is not', null)
        .executeTakeFirst();
      return { state: used ? 'confirmed' : 'waiting', email: waiting.email_key } as const;
    },
    MOMENT,
  );
}
