import { accountEndpoints, type SampleSession, type SessionFacts } from '@routeglass/api-client/accounts';
import type { AnswerOf } from '@routeglass/api-client/contract';
import { hasAccess } from '../../http/extendedAccess.ts';
import type { Mount } from '../../http/mount.ts';
import { Problem } from '../../http/problem.ts';

/** States of a request for a network, as calls number them. */
const AWAITED = 0;
const APPROVED = 1;

/** Who is signed in and what that opens, and where `maySwitch` as whom the visitor looks at the sample. */
export function mountSession(mount: Mount, maySwitch: boolean): void {
  mount(accountEndpoints.session, ({ session }) => signedIn(session), { dependsOn: 'moment' });
  mount(
    accountEndpoints.asAccessCheck,
    ({ params: { asn }, session }) => {
      if (!hasAccess(signedIn(session), asn))
        throw new Problem('E_FORBIDDEN', `Only technical contacts of AS${asn} and people they approve have access`);
      return { access: true } as const;
    },
    { dependsOn: 'moment' },
  );
  mount(accountEndpoints.asAccessRequest, ({ params, session }) => requestOf(params.key, signedIn(session)), {
    dependsOn: 'moment',
  });
  mount(
    accountEndpoints.apiToken,
    ({ session }) => {
      signedIn(session);
      throw new Problem('E_FORBIDDEN', 'A sample session has no token; no call needs one');
    },
    { dependsOn: 'moment' },
  );
  mount(accountEndpoints.sampleSession, ({ session }) => ({ session: maySwitch ? kindOf(session) : null }), {
    dependsOn: 'moment',
  });
}

function requestOf(asn: number, { asList }: SessionFacts): AnswerOf<typeof accountEndpoints.asAccessRequest> {
  const asked = asList.find((own) => own.asn === asn);
  return { asn, status: asked ? (asked.approved ? APPROVED : AWAITED) : null, updated: null };
}

function signedIn(session: SessionFacts | null): SessionFacts {
  if (!session) throw new Problem('E_UNAUTHORIZED', 'Not signed in');
  return session;
}

function kindOf(session: SessionFacts | null): SampleSession {
  return session?.subscriptions.rating ? 'rating' : 'none';
}
