import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PartyRole } from '@routeglass/domain/incidents';
import type { Database, World } from '../../store/schema.ts';
import type { IncidentTables } from '../../store/incidentTables.ts';

/** Rows of `incident_party` (as `p`) selected by a request. */
export interface Scope {
  readonly asn: number;
  /** The list and all its filters. */
  readonly conditions: readonly RawBuilder<unknown>[];
}

/** Rows of `incident` (as `p`) selected by a request about all networks of a world. */
export interface WorldScope {
  readonly world: World;
  readonly conditions: readonly RawBuilder<unknown>[];
}

type Facts = Omit<IncidentTables['incident'], 'shown_parties' | 'digest'>;
export type IncidentListRow = Facts & { readonly shown_parties: readonly (readonly [PartyRole, number])[] };

export interface IncidentPage {
  readonly total: number;
  readonly rows: readonly IncidentListRow[];
}

export interface PageRequest {
  readonly sortBy: string;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const sortColumns: Readonly<Record<string, string>> = {
  coefficient: 'coefficient',
  'first-seen': 'first_seen',
  'last-seen': 'last_seen',
  prefix: 'prefix',
  propagation: 'propagation',
  severity: 'severity',
  roa: 'roa',
  'route-object': 'route_object',
};

const shown = sql`
  i.id, i.world, i.kind, i.type, i.ip_version, i.prefix, i.covering_prefix, i.prefix_count, i.offender, i.segment, i.shown_parties,
  i.party_count, i.severity, i.coefficient, i.conflicts, i.propagation, i.peer_asns, i.relative_propagation, i.roa, i.route_object,
  i.first_seen, i.last_seen, i.benign, i.subject
`;

/** One page and the total, in one statement; undefined for an unknown network. */
export function incidentPage(
  db: Kysely<Database>,
  scope: Scope,
  request: PageRequest,
): Promise<IncidentPage | undefined> {
  return pageOf(db, request, {
    rows: sql`
      select p.incident_id as id, p.first_seen, p.${columnOf(request)} as sorted from incident_party p
      where p.world = (select world from live_network where asn = ${scope.asn}::bigint) and ${allOf(scope)}
    `,
    where: sql`exists (select from live_network n where n.asn = ${scope.asn}::bigint)`,
  });
}

/** One page of the incidents of a world that match `conditions` (on `incident` as `p`), and the total. */
export async function everyIncidentPage(
  db: Kysely<Database>,
  scope: WorldScope,
  request: PageRequest,
): Promise<IncidentPage> {
  const rows = sql`select p.id, p.first_seen, p.${columnOf(request)} as sorted from incident p where ${allIn(scope)}`;
  return (await pageOf(db, request, { rows, where: sql`true` })) ?? { total: 0, rows: [] };
}

function columnOf({ sortBy }: PageRequest): RawBuilder<unknown> {
  return sql.ref(sortColumns[sortBy] ?? 'coefficient');
}

/** The rows behind a page: id, start and sort value of each; undefined if `where` does not hold. */
interface Hits {
  readonly rows: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

async function pageOf(
  db: Kysely<Database>,
  { order, limit, offset }: PageRequest,
  hits: Hits,
): Promise<IncidentPage | undefined> {
  const inOrder = sql`sorted ${sql.raw(order)}, first_seen desc, id`;
  const { rows } = await sql<IncidentListRow & { total: number }>`
    with hits as (${hits.rows})
    select whole.total, listed.*
    from (select count(*) as total from hits) whole
    left join lateral (
      select ${shown}, place from (
        select id, row_number() over (order by ${inOrder}) as place from hits
        order by ${inOrder} limit ${limit}::int offset ${offset}::bigint
      ) page
      join incident i on i.id = page.id
    ) listed on true
    where ${hits.where}
    order by listed.place
  `.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  return { total: first.total, rows: rows.filter((row) => (row.id as number | null) !== null) };
}

/** Incidents of a world, for statistics of their spans. */
export function everySpanOf(scope: WorldScope): RawBuilder<unknown> {
  return sql`select p.first_seen, p.last_seen from incident p where ${allIn(scope)}`;
}

function allIn({ world, conditions }: WorldScope): RawBuilder<unknown> {
  return sql.join([sql`p.world = ${world}`, ...conditions], sql` and `);
}

/** The roles of a network in some incidents. */
export async function rolesIn(
  db: Kysely<Database>,
  asn: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PartyRole>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ incident_id: number; role: PartyRole }>`
    select incident_id, role from incident_party where asn = ${asn}::bigint and incident_id = any(${[...ids]}::bigint[])
    order by is_listed
  `.execute(db);
  return new Map(rows.map(({ incident_id, role }) => [incident_id, role]));
}

/** Rows of a list, for statistics of their spans. */
export function spansOf(scope: Scope): RawBuilder<unknown> {
  return sql`
    select p.first_seen, p.last_seen from incident_party p
    where p.world = (select world from live_network where asn = ${scope.asn}::bigint) and ${allOf(scope)}
  `;
}

export interface CountryRow {
  readonly code: string | null;
  readonly count: number;
}

/** Countries of the parties (rows `o` that match `party`) of the selected incidents, with their number of incidents, most frequent first. */
export async function countriesOf(
  db: Kysely<Database>,
  scope: Scope,
  party: RawBuilder<unknown>,
): Promise<readonly CountryRow[]> {
  const { rows } = await sql<CountryRow>`
    select o.country as code, count(distinct o.incident_id) as count
    from incident_party p join incident_party o on o.incident_id = p.incident_id
    where p.world = (select world from live_network where asn = ${scope.asn}::bigint) and ${allOf(scope)} and ${party}
    group by o.country order by 2 desc, 1
  `.execute(db);
  return rows;
}

function allOf({ asn, conditions }: Scope): RawBuilder<unknown> {
  return sql.join([sql`p.asn = ${asn}::bigint`, ...conditions], sql` and `);
}

/**
 * One page of a prefix's incidents in a world: ongoing ones first, then the newest. Incidents of more specific prefixes are included if the victim
 * holds this prefix.
 */
export async function incidentsOfPrefix(
  db: Kysely<Database>,
  prefix: string,
  world: World,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly IncidentListRow[]> {
  const { rows } = await sql<IncidentListRow>`
    select ${shown} from incident i
    where i.world = ${world} and i.benign is null and i.id in (
      select incident_id from incident_prefix where prefix = ${prefix}::cidr
      union
      select x.incident_id from incident_prefix x join incident o on o.id = x.incident_id
      where x.prefix << ${prefix}::cidr and o.covering_prefix = ${prefix}::cidr
    )
    order by (i.last_seen is null) desc, i.first_seen desc, i.id
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}
  `.execute(db);
  return rows;
}

export interface IncidentDetail extends IncidentListRow {
  readonly evidence: unknown;
  readonly prefixes: readonly string[];
}

/** An incident by id with its first `most` prefixes; undefined if it is not on record or was closed as benign. */
export async function findIncident(
  db: Kysely<Database>,
  id: number,
  most: number,
): Promise<IncidentDetail | undefined> {
  const { rows } = await sql<IncidentDetail>`
    select ${shown}, e.evidence, array(
      select prefix::text from incident_prefix x where x.incident_id = i.id order by x.prefix limit ${most}::int
    ) as prefixes
    from incident i join incident_evidence e on e.incident_id = i.id where i.id = ${id}::bigint and i.benign is null
  `.execute(db);
  return rows[0];
}
