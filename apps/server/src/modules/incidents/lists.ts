import type { IncidentKind, IncidentListPath } from '@routeglass/domain/incidents';
import { type RawBuilder, sql } from 'kysely';

/** Which rows of `incident_party` (as `p`) make up a list of a network. */
export type ListRows = RawBuilder<unknown>;

/** The value of the column `kind` for each kind of list. */
export const storedKinds = { leaks: 'leak', hijacks: 'hijack', bogons: 'bogon' } as const satisfies Record<
  IncidentKind,
  string
>;
export type StoredKind = (typeof storedKinds)[IncidentKind];

const leaks = (role: string) => sql`p.role = ${sql.lit(role)}`;
const overPeering = (role: string) => sql`p.role = ${sql.lit(role)} and p.is_narrow`;
const bogons = (roles: readonly string[], inPath: boolean) =>
  sql`p.role in (${sql.join(roles.map((role) => sql.lit(role)))}) and p.is_narrow = ${sql.lit(inPath)}`;

const parts: { readonly [Kind in IncidentKind]: Readonly<Record<IncidentListPath<Kind>, ListRows>> } = {
  leaks: {
    '': sql`p.is_listed`,
    created: leaks('offender'),
    accepted: leaks('acceptor'),
    affected: leaks('victim'),
    'peer/created': overPeering('offender'),
    'peer/accepted': overPeering('acceptor'),
    'peer/affected': overPeering('victim'),
  },
  hijacks: {
    '': sql`p.is_listed`,
    created: sql`p.role = 'offender'`,
    affected: sql`p.role = 'victim'`,
  },
  bogons: {
    '': sql`p.is_listed`,
    'prefixes/announced': bogons(['announcer'], false),
    'prefixes/accepted': bogons(['acceptor'], false),
    'paths/affected': bogons(['announcer', 'victim'], true),
    'paths/accepted': bogons(['acceptor'], true),
  },
};

/** The rows of a list; its path is one of `incidentLists[kind]`. */
export function rowsOfList(kind: IncidentKind, path: string): ListRows {
  const rows: Readonly<Record<string, ListRows>> = parts[kind];
  const part = rows[path];
  if (!part) throw new Error(`${kind} have no list ${path}`);
  return sql`p.kind = ${sql.lit(storedKinds[kind])} and ${part}`;
}
