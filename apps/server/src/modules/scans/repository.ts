import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

/** Findings selected by a request. */
export interface Scope {
  readonly asn: number;
  readonly conditions: readonly RawBuilder<unknown>[];
}

export interface FindingRow {
  readonly ip: string;
  readonly ip_version: 4 | 6;
  readonly port: number;
  readonly type: string;
  readonly protocol: string;
  readonly severity: number;
  readonly hostname: string;
  readonly country: string;
  readonly first_seen: Date;
  readonly last_seen: Date | null;
}

export interface PageRequest {
  readonly sortBy: string;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Sort keys of incidents that findings do not have are left out. */
const sortColumns: Readonly<Record<string, string>> = {
  severity: 'severity',
  coefficient: 'severity',
  'first-seen': 'first_seen',
  'last-seen': 'last_seen',
  ip: 'ip',
  prefix: 'ip',
  port: 'port',
  type: 'type',
};

/** World of a network; undefined if it is unknown. */
export async function networkWorld(db: Kysely<Database>, asn: number): Promise<World | undefined> {
  const network = await db.selectFrom('live_network').select('world').where('asn', '=', asn).executeTakeFirst();
  return network?.world;
}

/** Findings of the network's own world. */
export function hits({ asn, conditions }: Scope): RawBuilder<unknown> {
  const all = sql.join(conditions, sql` and `);
  return sql`
    select h.* from known_scan_history h
    where h.asn = ${asn}::bigint and h.world = (select world from live_network where asn = ${asn}::bigint) and ${all}
  `;
}

/** One page and the total, in one statement; undefined for an unknown network. Findings that are still there count as last seen. */
export async function findingPage(
  db: Kysely<Database>,
  scope: Scope,
  { sortBy, order, limit, offset }: PageRequest,
): Promise<{ readonly total: number; readonly rows: readonly FindingRow[] } | undefined> {
  const direction = sql.raw(order);
  const nulls = sql.raw(order === 'asc' ? 'last' : 'first');
  const column = sortColumns[sortBy];
  const firstKey = column === undefined ? sql`` : sql`${sql.ref(column)} ${direction} nulls ${nulls}, `;
  const inOrder = sql`${firstKey}first_seen desc, ip, port, type`;
  const { rows } = await sql<FindingRow & { total: number; listed: string | null }>`
    with hits as (${hits(scope)})
    select whole.total, page.place as listed, host(page.ip) as ip, family(page.ip) as ip_version, page.port, page.type,
      page.protocol, page.severity, page.hostname, page.country, page.first_seen, page.last_seen
    from live_network n
    cross join (select count(*) as total from hits) whole
    left join lateral (
      select *, row_number() over (order by ${inOrder}) as place from hits
      order by ${inOrder} limit ${limit}::int offset ${offset}::bigint
    ) page on true
    where n.asn = ${scope.asn}::bigint
    order by page.place
  `.execute(db);
  const [first] = rows;
  return first && { total: first.total, rows: rows.filter((row) => row.listed !== null) };
}

/** Countries of the addresses with their numbers of findings, most frequent first; the code is empty for none. */
export async function countriesOf(
  db: Kysely<Database>,
  scope: Scope,
): Promise<readonly { readonly code: string; readonly count: number }[]> {
  const { rows } = await sql<{ code: string; count: number }>`
    select country as code, count(*) as count from (${hits(scope)}) found group by country order by 2 desc, 1
  `.execute(db);
  return rows;
}

export interface TypeCount {
  readonly type: string;
  readonly count: number;
  readonly active: number;
}

/** Number of findings of each type at a network's addresses; undefined for an unknown network. */
export async function countByType(
  db: Kysely<Database>,
  asn: number,
  ipVersion: 4 | 6 | null,
): Promise<readonly TypeCount[] | undefined> {
  const condition = sql`(${ipVersion}::int is null or family(h.ip) = ${ipVersion}::int)`;
  const { rows } = await sql<TypeCount & { type: string | null }>`
    select found.type, count(found.type) as count, count(found.type) filter (where found.last_seen is null) as active
    from live_network n left join (${hits({ asn, conditions: [condition] })}) found on true
    where n.asn = ${asn}::bigint group by found.type
  `.execute(db);
  if (rows.length === 0) return undefined;
  return rows.filter((row) => row.type !== null);
}

/** Time of the newest report in which this type was found, in the network's world. */
export async function newestReports(db: Kysely<Database>, asn: number): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ type: string; at: Date }>`
    select f.type, max(coalesce(g.as_of, g.loaded_at)) as at
    from generation g cross join lateral (select distinct type from scan_finding where generation_id = g.id) f
    where g.kind = 'scans' and g.state = 'live' and g.world = (select world from live_network where asn = ${asn}::bigint)
    group by f.type
  `.execute(db);
  return new Map(rows.map(({ type, at }) => [type, at]));
}
