import type { BgpSessionRow } from '@routeglass/api-client/own';
import {
  type BgpSession,
  isSessionPassword,
  isSix,
  type RouterSystem,
  routerSystems,
  routerText,
} from '@routeglass/domain/bgp-session';
import { accessStatuses } from '@routeglass/domain/access';
import { sql } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { accessOf } from '../access/ask.ts';
import { record } from '../audit.ts';
import type { AccountDeps } from '../deps.ts';
import { useOrRefuse } from '../limits/allowance.ts';
import { beginThread, type Writer } from '../messages/writeThread.ts';
import { newId } from '../token.ts';
import type { AccountQueries } from '../tables.ts';

/** The collector's end of sessions. */
export interface Collector {
  readonly asn: number;
  readonly ips: readonly string[];
}

export interface SessionOrder {
  readonly ip: string;
  readonly password?: string | undefined;
  readonly asnum: number;
}

interface Row {
  readonly id: string;
  readonly asn: number;
  readonly ip: string;
  readonly password: string | null;
  readonly state: BgpSessionRow['state'];
  readonly created_at: Date;
}

/** Sessions. An approved session counts as established only when routes of the router have arrived after the approval (`establishSessions`). */
export const sessions = sql`
  select s.id, s.asn, host(s.ip) as ip, s.password, s.created_at, s.account_id,
    case when s.state = 'approved' and s.established_at is not null then 'established' else s.state end as state
  from accounts.bgp_session s
`;

/** All sessions, the first requested first; their secrets are encrypted. */
export async function sessionRows(queries: AccountQueries): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`select * from (${sessions}) every order by created_at, id`.execute(queries);
  return rows;
}

/** The address of the collector for a router: the first of the same IP version. */
export const collectorIpFor = (ips: readonly string[], ip: string): string | undefined =>
  ips.find((own) => isSix(own) === isSix(ip));

/** Whether the collector should have a session with the router. */
export const isConfigured = ({ state }: Pick<Row, 'state'>): boolean => state === 'approved' || state === 'established';

const rowOf = ({ id, asn, ip, state, created_at }: Row): BgpSessionRow => ({
  id,
  asn,
  ip,
  state,
  created: created_at.toISOString(),
});

export async function ownSessions(queries: AccountQueries, accountId: string): Promise<BgpSessionRow[]> {
  const { rows } = await sql<Row>`
    select * from (${sessions}) own where account_id = ${accountId} order by created_at desc, id
  `.execute(queries);
  return rows.map(rowOf);
}

export async function sessionRow(queries: AccountQueries, id: string): Promise<BgpSessionRow> {
  const { rows } = await sql<Row>`select * from (${sessions}) own where id = ${id}`.execute(queries);
  const [row] = rows;
  if (!row) throw new Problem('E_NOT_FOUND', 'There is no such session.');
  return rowOf(row);
}

/**
 * Stores a request. It is approved at once for networks whose contacts approved the account; others wait for an administrator. Errors are returned by
 * field.
 */
export async function askForSession(
  deps: AccountDeps,
  writer: Writer & { readonly accountId: string },
  { ip, password, asnum: asn }: SessionOrder,
  { origin, address }: { readonly origin: string; readonly address: string },
): Promise<{ result: 'success' } | { errors: { ip?: string; password?: string; asnum?: string } }> {
  const { store, clock, post, keys } = deps;
  const now = clock();
  const at = new Date(now);
  if (password !== undefined && password !== '' && !isSessionPassword(password))
    return { errors: { password: 'Use up to 80 letters, digits and . ~ ! @ % ^ * + = : , - _' } };
  await useOrRefuse(store, 'access', writer.accountId, now);
  const answer = await store.write(async (queries) => {
    const access = await accessOf(queries, writer.accountId, asn);
    const isApproved = access?.status === accessStatuses.approved;
    const id = newId();
    const secret = password ? keys.encrypt(password) : null;
    const { numInsertedOrUpdatedRows } = await queries
      .insertInto('bgp_session')
      .values({
        id,
        account_id: writer.accountId,
        asn,
        ip,
        password: secret,
        state: isApproved ? 'approved' : 'requested',
        created_at: at,
        updated_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n)
      return { errors: { ip: 'A session with this address was already requested.' } };
    const fields = {
      AS: `AS${asn}`,
      'Router IP': ip,
      State: isApproved ? 'approved at once' : 'waits for approval',
      Session: id,
    };
    await beginThread({ queries, post, origin, now }, writer, {
      kind: 'bgp-session',
      subject: `BGP session with AS${asn}`,
      text: `A BGP session from ${ip} (AS${asn}) to the collector.`,
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    });
    const details = { asn: String(asn), ip };
    await record(
      queries,
      { actor: writer.email, action: 'bgp-session.asked', subject: writer.email, address, details },
      at,
    );
    return { result: 'success' } as const;
  });
  post.nudge();
  return answer;
}

/**
 * Configuration texts for the router of an approved session. Throws E_NOT_FOUND for another account's session, and E_CONFLICT if it is not approved.
 */
export async function textsOf(
  { store, keys }: Pick<AccountDeps, 'store' | 'keys'>,
  collector: Collector | null,
  accountId: string,
  id: string,
) {
  const { rows } = await sql<Row>`
    select * from (${sessions}) own where id = ${id} and account_id = ${accountId}
  `.execute(store.db);
  const [row] = rows;
  if (!row) throw new Problem('E_NOT_FOUND', 'There is no such session.');
  if (!isConfigured(row)) throw new Problem('E_CONFLICT', 'The session is waiting for approval.');
  const collectorIp = collector ? collectorIpFor(collector.ips, row.ip) : undefined;
  if (!collector || collectorIp === undefined)
    throw new Problem('E_CONFLICT', 'The collector has no address of this IP version. Ask the operator of this site.');
  const session: BgpSession = {
    asn: row.asn,
    ip: row.ip,
    collectorAsn: collector.asn,
    collectorIp,
    password: row.password === null ? null : keys.decrypt(row.password),
  };
  return (Object.keys(routerSystems) as RouterSystem[]).map((system) => ({
    system,
    name: routerSystems[system],
    text: routerText(system, session),
  }));
}
