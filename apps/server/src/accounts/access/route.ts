import { accountEndpoints } from '@routeglass/api-client/accounts';
import { ownEndpoints } from '@routeglass/api-client/own';
import type { CallingAccount } from '../../http/caller.ts';
import type { Mount } from '../../http/mount.ts';
import type { AccountDeps } from '../deps.ts';
import { accountOf, type Visitor } from '../visitor.ts';
import { accessOf, askForAccess, leaveAccess } from './ask.ts';
import { mountDecisions } from './decisions.ts';
import { createDomainAccess } from './domains.ts';
import { acceptInvitation, invite, openInvitations, withdrawInvitation } from './invitations.ts';
import { asRequests, domainRequests, ownRequests } from './lists.ts';
import { isClaimed, prove, remarkOf } from './prove.ts';
import { visitNetwork } from './networkVisit.ts';
import type { Registries } from './registries.ts';
import { accessTokens } from './tokens.ts';

const MOMENT = { dependsOn: 'moment' } as const;
const from = ({ browser, address }: Visitor) => ({ origin: browser.origin, address });
/** A row's token works only in the session that listed the row; only sessions can read the lists. */
const sessionOf = ({ sessionId }: CallingAccount): string => sessionId ?? '';

/** Routes to request networks and domains, to prove authority over them, and to decide requests. */
export function mountAccess(mount: Mount, deps: AccountDeps & { readonly registries: Registries }): void {
  const { store, keys } = deps;
  const tokens = accessTokens(keys);
  const domains = createDomainAccess(deps);
  mountDecisions(mount, deps);
  mount(accountEndpoints.asAccessCheck, () => ({ access: true }) as const, MOMENT);
  mount(
    accountEndpoints.asAccessRequest,
    async ({ params: { key: asn }, session, account }) => {
      const asked = account && (await accessOf(store.db, account.id, asn));
      if (asked) return { asn, status: asked.status, updated: asked.updated_at.toISOString() };
      // The sample session has networks, but no requests.
      const sample = account ? undefined : session?.asList.find((own) => own.asn === asn);
      return { asn, status: sample ? (sample.approved ? 1 : 0) : null, updated: null } as const;
    },
    MOMENT,
  );
  mount(
    accountEndpoints.requestAsAccess,
    async (visit) => {
      const { asn } = visit.params;
      const account = accountOf(visit);
      const answer = await askForAccess(deps, account, asn, from(visit));
      const asked = await accessOf(store.db, account.id, asn);
      // A claim at PeeringDB is proof enough: no contact has to answer.
      return asked && (await isClaimed(store.db, asked)) ? prove(deps, account, asn, from(visit)) : answer;
    },
    MOMENT,
  );
  mount(
    accountEndpoints.asAccessRequests,
    (visit) => {
      const session = sessionOf(accountOf(visit));
      return asRequests(store.db, visit.query, (id, version) => tokens.ofRow('as', id, version, session));
    },
    MOMENT,
  );
  mount(
    ownEndpoints.visitNetwork,
    async (visit) => ({
      before: await visitNetwork(store, accountOf(visit).id, visit.params.asn, visit.body, deps.clock()),
    }),
    MOMENT,
  );
  mount(
    ownEndpoints.ownAccess,
    (visit) => {
      const { id } = accountOf(visit);
      return ownRequests(store.db, id, (own) => remarkOf(deps, own));
    },
    MOMENT,
  );
  mount(ownEndpoints.proveAsAccess, (visit) => prove(deps, accountOf(visit), visit.params.asn, from(visit)), MOMENT);
  mount(
    ownEndpoints.leaveAsAccess,
    async (visit) => {
      await leaveAccess(deps, accountOf(visit), visit.params.asn, visit.address);
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    ownEndpoints.inviteToAs,
    async (visit) => {
      await invite(deps, accountOf(visit), visit.params.asn, visit.body.email, from(visit));
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(ownEndpoints.asInvitations, (visit) => openInvitations(store.db, accountOf(visit).id, deps.clock()), MOMENT);
  mount(
    ownEndpoints.withdrawInvitation,
    async (visit) => {
      await withdrawInvitation(deps, accountOf(visit), visit.params, visit.address);
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(
    accountEndpoints.acceptInvitation,
    async (visit) => {
      await acceptInvitation(deps, accountOf(visit), visit.params.token, from(visit));
      return { result: true } as const;
    },
    MOMENT,
  );
  mount(ownEndpoints.ownDomains, (visit) => domains.own(accountOf(visit).id), MOMENT);
  mount(
    ownEndpoints.requestDomainAccess,
    (visit) => domains.ask(accountOf(visit), visit.params.name, from(visit)),
    MOMENT,
  );
  mount(
    ownEndpoints.proveDomainAccess,
    (visit) => domains.prove(accountOf(visit), visit.params.name, from(visit)),
    MOMENT,
  );
  mount(
    accountEndpoints.domainAccessRequests,
    (visit) => domainRequests(store.db, visit.query, domains.tokenOf(sessionOf(accountOf(visit)))),
    MOMENT,
  );
  for (const [endpoint, decision] of [
    [accountEndpoints.approveDomainAccess, 'approve'],
    [accountEndpoints.rejectDomainAccess, 'reject'],
  ] as const)
    mount(
      endpoint,
      async (visit) => {
        await domains.settle(visit, visit.params.userId, visit.params.token, decision);
        return { result: true } as const;
      },
      MOMENT,
    );
}
