import type { AsAccessRequestRow, DomainAccessRequestRow } from '@routeglass/api-client/accounts';
import type { OwnAccessRow } from '@routeglass/api-client/own';
import { sql } from 'kysely';
import { pageAnswer, type PageQuery, rowsOfPage } from '../../http/pages.ts';
import type { AccountQueries } from '../tables.ts';
import { namesOf } from './network.ts';
import type { ProvenBy } from './prove.ts';

const person = ['p.firstname', 'p.lastname', 'p.email'] as const;

/** The token by which a row is decided. */
type TokenOf = (id: number, version: number) => string;

/** Every request for a network, the last changed first. */
export async function asRequests(queries: AccountQueries, query: PageQuery, tokenOf: TokenOf) {
  const { limit, offset } = rowsOfPage(query);
  const { total } = await queries
    .selectFrom('as_access')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom('as_access as a')
    .innerJoin('account as p', 'p.id', 'a.account_id')
    .select(['a.id', 'a.account_id', 'a.asn', 'a.status', 'a.version', 'a.updated_at', ...person])
    .orderBy('a.updated_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const names = await namesOf(
    queries,
    rows.map(({ asn }) => asn),
  );
  const data = rows.map(({ id, account_id, asn, version, updated_at, ...row }): AsAccessRequestRow => ({
    ...row,
    id,
    userId: account_id,
    ASNum: asn,
    asname: names.get(asn) ?? null,
    updated: updated_at.toISOString(),
    token: tokenOf(id, version),
  }));
  return pageAnswer(query, total, data);
}

/** Every request for a domain, the last changed first. */
export async function domainRequests(queries: AccountQueries, query: PageQuery, tokenOf: TokenOf) {
  const { limit, offset } = rowsOfPage(query);
  const { total } = await queries
    .selectFrom('domain_access')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await queries
    .selectFrom('domain_access as a')
    .innerJoin('account as p', 'p.id', 'a.account_id')
    .select(['a.id', 'a.account_id', 'a.domain', 'a.status', 'a.version', 'a.updated_at', ...person])
    .orderBy('a.updated_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const data = rows.map(({ id, account_id, version, updated_at, ...row }): DomainAccessRequestRow => ({
    ...row,
    user_id: account_id,
    updated: updated_at.toISOString(),
    token: tokenOf(id, version),
  }));
  return pageAnswer(query, total, data);
}

/** An account's own requests, the newest first. */
export async function ownRequests(
  queries: AccountQueries,
  accountId: string,
  remarkOf: (asked: ProvenBy) => string,
): Promise<OwnAccessRow[]> {
  const rows = await queries
    .selectFrom('as_access')
    .select(['account_id', 'asn', 'refused_at', 'status', 'proof', 'updated_at', 'letters_at', 'problem'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  const names = await namesOf(
    queries,
    rows.map(({ asn }) => asn),
  );
  return rows.map(({ account_id, asn, refused_at, updated_at, letters_at, ...row }) => ({
    ...row,
    asn,
    as_name: names.get(asn) ?? null,
    updated: updated_at.toISOString(),
    letters_at: letters_at?.toISOString() ?? null,
    remark: remarkOf({ account_id, asn, refused_at }),
  }));
}
