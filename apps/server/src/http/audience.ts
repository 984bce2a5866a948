import { type AnyEndpoint, entriesOf } from '@routeglass/api-client/contract';
import * as v from 'valibot';
import type { Caller, CallingAccount } from './caller.ts';
import { hasAccess } from './extendedAccess.ts';
import { Problem } from './problem.ts';

/** How long a sign-in counts as recent, ms. */
export const RECENT = 15 * 60_000;
/** Audiences that no token reaches, whatever its scope. */
const OF_SESSIONS = ['account', 'admin'];

/**
 * Refuses callers outside a call's audience. `asn` is the unparsed param of that name, the network that a `contact` must belong to; if it is not
 * a number, the call's own schema refuses it. `now` is in milliseconds since 1970.
 */
export function refuseOthers(
  endpoint: AnyEndpoint,
  { session, account }: Caller,
  asn: string | undefined,
  now: number,
): void {
  const { audience, summary, params } = endpoint;
  if (audience === 'anyone') return;
  if (audience === 'subscriber') {
    if (session?.subscriptions.rating) return;
    throw new Problem('E_PRO_REQUIRED', `${summary}: only available for users with Pro Subscription`);
  }
  if (!session) throw new Problem('E_UNAUTHORIZED', 'Not signed in');
  if (audience === 'admin' && !session.roles.includes('ADMIN'))
    throw new Problem('E_FORBIDDEN', 'Only administrators can do this');
  if (audience === 'contact') {
    const { success, output } = v.safeParse(entriesOf(params)['asn'] ?? v.never(), asn);
    if (success && !hasAccess(session, Number(output)))
      throw new Problem(
        'E_FORBIDDEN',
        `Only technical contacts of AS${String(output)} and people they approve have access`,
      );
  }
  if (account?.by === 'token') refuseToken(endpoint, account);
  if (endpoint.recent && account) refuseOldSignIn(account, now);
}

/** Refuses a dangerous step if the caller signed in too long ago. */
export function refuseOldSignIn({ provedAt }: CallingAccount, now: number): void {
  if (now - provedAt > RECENT) throw new Problem('E_RECENT_SIGN_IN', 'Confirm that it is you: sign in again.');
}

function refuseToken({ topic, method, audience }: AnyEndpoint, { scope }: CallingAccount): void {
  if (audience === 'admin' || OF_SESSIONS.includes(topic))
    throw new Problem('E_FORBIDDEN', 'An API token cannot do this. Sign in with a browser.');
  if (method !== 'GET' && scope === 'read')
    throw new Problem('E_FORBIDDEN', 'This token can only read. Create one with the scope "write".');
}
