import { accountEndpoints } from '@routeglass/api-client/accounts';
import { ownEndpoints } from '@routeglass/api-client/own';
import type { Mount } from '../../http/mount.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import type { AccountQueries } from '../tables.ts';
import { domainQuestionOf, linkedDomain } from './domainByLink.ts';
import { linkedAccess, questionOf, stopLetters } from './byLink.ts';
import { actionOf, type AsAccess, decide, type Decider } from './change.ts';
import { accessOf } from './ask.ts';
import { accessTokens, isSameToken } from './tokens.ts';
import type { DecidingVisit } from './visits.ts';

const MOMENT = { dependsOn: 'moment' } as const;

/** Deciding requests for networks: by the link of a letter, or by the token of an administrator's row. */
export function mountDecisions(mount: Mount, { store, clock, keys, post }: AccountDeps): void {
  const tokens = accessTokens(keys);
  const byContact = (contact: { handle: string; email: string }, visit: DecidingVisit): Decider => ({
    actor: `contact ${contact.handle || contact.email}`,
    proof: 'contact',
    address: visit.address,
  });

  const settle = async (
    visit: DecidingVisit,
    decision: 'approve' | 'reject',
    find: (queries: AccountQueries) => Promise<{ access: AsAccess; decider: Decider }>,
  ): Promise<{ result: true }> => {
    await store.write(async (queries) => {
      const { access, decider } = await find(queries);
      const action = actionOf(access.status, decision);
      if (action) await decide({ queries, post, origin: visit.browser.origin, now: clock() }, access, action, decider);
    });
    post.nudge();
    return { result: true };
  };

  const byLink = (visit: DecidingVisit, token: string, decision: 'approve' | 'reject') =>
    settle(visit, decision, async (queries) => {
      const access = await linkedAccess(queries, token, clock());
      return { access, decider: byContact(access, visit) };
    });

  const ofUser = (
    visit: DecidingVisit & { readonly params: { asn: number; userId: string; token: string } },
    decision: 'approve' | 'reject',
  ) =>
    settle(visit, decision, async (queries) => {
      const { asn, userId, token } = visit.params;
      const { account, session, address } = visit;
      const row = await accessOf(queries, userId, asn);
      const sessionId = account?.sessionId ?? null;
      const isAdmin = session?.roles.includes('ADMIN') && sessionId !== null;
      if (row && account && isAdmin && isSameToken(tokens.ofRow('as', row.id, row.version, sessionId), token))
        return { access: row, decider: { actor: account.email, proof: 'admin', address } };
      const access = await linkedAccess(queries, token, clock(), { asn, userId });
      return { access, decider: byContact(access, visit) };
    });

  mount(accountEndpoints.approveAsAccess, (visit) => byLink(visit, visit.params.key, 'approve'), MOMENT);
  mount(accountEndpoints.rejectAsAccess, (visit) => byLink(visit, visit.params.key, 'reject'), MOMENT);
  mount(accountEndpoints.approveUserAsAccess, (visit) => ofUser(visit, 'approve'), MOMENT);
  mount(accountEndpoints.rejectUserAsAccess, (visit) => ofUser(visit, 'reject'), MOMENT);
  mount(
    ownEndpoints.asAccessAsked,
    ({ params: { asn, userId, token } }) => questionOf(store.db, token, clock(), { asn, userId }),
    MOMENT,
  );
  mount(ownEndpoints.domainAccessAsked, ({ params }) => domainQuestionOf(store.db, params, clock()), MOMENT);
  /** Stores, with an audit entry, that a contact wants no more letters of this kind. */
  const stop = async (address: string, find: (queries: AccountQueries, now: number) => Promise<string>) => {
    const now = clock();
    await store.write(async (queries) => {
      const email = await find(queries, now);
      await stopLetters(queries, email, now);
      const deed = { actor: `contact ${email}`, action: 'access.letters-stopped', subject: email, address };
      await record(queries, deed, new Date(now));
    });
    return { result: true } as const;
  };
  mount(
    ownEndpoints.stopAccessLetters,
    ({ params: { asn, userId, token }, address }) =>
      stop(address, async (queries, now) => (await linkedAccess(queries, token, now, { asn, userId })).email),
    MOMENT,
  );
  mount(
    ownEndpoints.stopDomainLetters,
    ({ params, address }) => stop(address, async (queries, now) => (await linkedDomain(queries, params, now)).contact),
    MOMENT,
  );
}
