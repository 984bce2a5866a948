import type { OwnDomainRow } from '@routeglass/api-client/own';
import { accessActions, type DomainAccessState } from '@routeglass/domain/access';
import type { Selectable } from 'kysely';
import { readDomainName } from '../../http/domainName.ts';
import { Problem } from '../../http/problem.ts';
import { record } from '../audit.ts';
import type { CallingAccount } from '../../http/caller.ts';
import type { AccountDeps } from '../deps.ts';
import { enqueue } from '../jobs/queue.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { badLink } from '../links.ts';
import type { AccountQueries, AccountTables } from '../tables.ts';
import { linkedDomain } from './domainByLink.ts';
import { outcomeLetter } from './letters.ts';
import type { Registries } from './registries.ts';
import { accessTokens, isSameToken, proofText } from './tokens.ts';
import type { DecidingVisit } from './visits.ts';

type DomainAccess = Selectable<AccountTables['domain_access']>;

interface From {
  readonly origin: string;
  readonly address: string;
}

const domainAccess = (queries: AccountQueries, accountId: string, domain: string) =>
  queries
    .selectFrom('domain_access')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .executeTakeFirst();

/** Requests for domains: proved by a TXT record, or decided by the whois contact or an administrator. */
export function createDomainAccess(deps: AccountDeps & { readonly registries: Registries }) {
  const { store, clock, post, keys, registries } = deps;
  const tokens = accessTokens(keys);
  const recordOf = (accountId: string, domain: string) => ({
    name: `_routeglass.${domain}`,
    text: proofText(tokens.proof(accountId, `domain ${domain}`)),
  });
  const rowOf = ({ account_id, domain, status, updated_at, problem }: DomainAccess): OwnDomainRow => ({
    domain,
    status,
    problem,
    updated: updated_at.toISOString(),
    record: recordOf(account_id, domain),
  });
  const ownRow = async (accountId: string, domain: string): Promise<DomainAccess> => {
    const row = await domainAccess(store.db, accountId, domain);
    if (!row) throw new Problem('E_NOT_FOUND', `You have not requested ${domain}.`);
    return row;
  };
  /** Fails if the request was changed in between. */
  const change = async (
    queries: AccountQueries,
    row: DomainAccess,
    next: { readonly status: DomainAccessState; readonly proof: DomainAccess['proof'] },
    { actor, origin, address }: From & { readonly actor: string },
  ): Promise<void> => {
    const at = new Date(clock());
    const { numUpdatedRows } = await queries
      .updateTable('domain_access')
      .set({ ...next, version: row.version + 1, updated_at: at, problem: null })
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Problem('E_CONFLICT', 'The request has changed. Load the page again.');
    const { email } = await queries
      .selectFrom('account')
      .select('email')
      .where('id', '=', row.account_id)
      .executeTakeFirstOrThrow();
    const outcome = next.status === 'approved' ? 'approved' : row.status === 'approved' ? 'revoked' : 'rejected';
    const details = { domain: row.domain };
    await record(queries, { actor, action: `domain.${outcome}`, subject: email, address, details }, at);
    await post.put(queries, email, row.account_id, outcomeLetter(origin, row.domain, outcome), clock());
  };

  return {
    async own(accountId: string): Promise<OwnDomainRow[]> {
      const rows = await store.db
        .selectFrom('domain_access')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(rowOf);
    },

    /** Stores a request, with a job that writes to the whois contact. Throws E_CONFLICT if there is a request that was not rejected. */
    async ask(account: CallingAccount, name: string, { origin, address }: From): Promise<OwnDomainRow> {
      const domain = readDomainName(name).ascii;
      const now = clock();
      const at = new Date(now);
      await useOrRefuse(store, 'access', account.id, now);
      await store.write(async (queries) => {
        const before = await domainAccess(queries, account.id, domain);
        if (before && before.status !== 'rejected')
          throw new Problem('E_CONFLICT', 'You already requested this domain.');
        const asked = { status: 'new', proof: null, updated_at: at, problem: null } as const;
        await queries
          .insertInto('domain_access')
          .values({ account_id: account.id, domain, created_at: at, ...asked })
          .onConflict((conflict) =>
            conflict
              .columns(['account_id', 'domain'])
              .doUpdateSet((row) => ({ ...asked, version: row('domain_access.version', '+', 1) })),
          )
          .execute();
        const details = { domain };
        await record(
          queries,
          { actor: account.email, action: 'domain.asked', subject: account.email, address, details },
          at,
        );
        await enqueue(queries, 'domain-letter', { domain, origin }, at);
      });
      post.nudge();
      return rowOf(await ownRow(account.id, domain));
    },

    /** Looks for the TXT record. Throws E_CONFLICT if it is not there yet. */
    async prove(account: CallingAccount, name: string, from: From): Promise<OwnDomainRow> {
      const domain = readDomainName(name).ascii;
      const row = await ownRow(account.id, domain);
      if (row.status === 'approved') return rowOf(row);
      await useOrRefuse(store, 'access', account.id, clock());
      const wanted = recordOf(account.id, domain);
      if (!(await registries.hasText(wanted.name, wanted.text)))
        throw new Problem(
          'E_CONFLICT',
          `${wanted.name} does not have the TXT record yet. DNS changes can take some minutes.`,
        );
      await store.write((queries) =>
        change(queries, row, { status: 'approved', proof: 'dns' }, { ...from, actor: account.email }),
      );
      post.nudge();
      return rowOf(await ownRow(account.id, domain));
    },

    tokenOf: (sessionId: string) => (id: number, version: number) => tokens.ofRow('domain', id, version, sessionId),

    /** Decides a request by the token of an administrator's row or of a contact's link. Throws E_FORM_INVALID for any other token. */
    async settle(visit: DecidingVisit, userId: string, token: string, decision: 'approve' | 'reject'): Promise<void> {
      await store.write(async (queries) => {
        const rows = await queries.selectFrom('domain_access').selectAll().where('account_id', '=', userId).execute();
        const { account, session, address, browser } = visit;
        const sessionId = (session?.roles.includes('ADMIN') ? account?.sessionId : null) ?? null;
        const byRow = rows.find(
          ({ id, version }) => sessionId !== null && isSameToken(tokens.ofRow('domain', id, version, sessionId), token),
        );
        const link = byRow ? undefined : await linkedDomain(queries, { userId, token }, clock());
        const row = byRow ?? rows.find(({ id }) => id === link?.id);
        if (!row) throw badLink();
        const decided = decision === 'approve' ? 'approved' : 'rejected';
        if (row.status === decided) return;
        const action = decision === 'approve' ? 'approve' : row.status === 'approved' ? 'revoke' : 'reject';
        if (!accessActions(row.status).includes(action))
          throw new Problem('E_CONFLICT', 'The request has changed. Load the page again.');
        const proof = decision === 'reject' ? null : byRow ? 'admin' : 'contact';
        const actor = (byRow ? account?.email : link && `contact ${link.contact}`) ?? 'contact';
        await change(queries, row, { status: decided, proof }, { actor, address, origin: browser.origin });
      });
      post.nudge();
    },
  };
}
