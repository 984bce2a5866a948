import { type QueryExecutorProvider, sql } from 'kysely';

/** A router that sends routes to a collector. */
export interface HeardRouter {
  readonly asn: number;
  readonly ip: string;
}

/** Marks approved BGP sessions with these routers as established, when an import or a live feed has their routes. The first instant is kept. */
export async function establishSessions(
  queries: QueryExecutorProvider,
  routers: readonly HeardRouter[],
  at: Date,
): Promise<void> {
  if (routers.length === 0) return;
  await sql`
    update accounts.bgp_session s set established_at = ${at}::timestamptz
    from json_to_recordset(${JSON.stringify(routers)}::json) as r (asn bigint, ip inet)
    where s.asn = r.asn and s.ip = r.ip and s.state = 'approved' and s.established_at is null
  `.execute(queries);
}

/** The routers with routes in these generations. */
export async function routersOf(
  queries: QueryExecutorProvider,
  generations: readonly number[],
): Promise<readonly HeardRouter[]> {
  const { rows } = await sql<HeardRouter>`
    select distinct p.asn, host(p.ip) as ip from generation_peer g join peer p on p.id = g.peer_id
    where g.generation_id = any(${[...generations]}::int[])
  `.execute(queries);
  return rows;
}
