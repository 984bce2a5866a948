import { type RawBuilder, sql } from 'kysely';

/** What a day has that another one has not, the other way round, and what both have but not alike. */
export type ChangeKind = 'added' | 'gone' | 'changed';

/** Which changes between two times are asked for. */
export interface ChangesRequest {
  /** What begins at exactly one of these times does not count as current then: the end of a day is not part of it. */
  readonly before: Date;
  readonly after: Date;
  readonly ipVersion: 4 | 6 | null;
  /** Text that narrows the list; counts when longer than 1 character. */
  readonly text: string;
  /** Some kinds; none for all. */
  readonly kinds: readonly ChangeKind[];
  readonly byChange: boolean;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** What every page of changes says of the whole. */
export interface ChangesTotals {
  readonly added: number;
  readonly gone: number;
  readonly changed: number;
  readonly known_from: Date | null;
  readonly as_of: Date | null;
}

/** Whether a span of `first_seen` and `last_seen` stood at an instant. */
export function stoodAt(instant: Date): RawBuilder<boolean> {
  return sql`(first_seen < ${instant}::timestamptz and (last_seen is null or last_seen >= ${instant}::timestamptz))`;
}

/** How many rows of `hits` there are of each kind. */
export const countedKinds = sql`
  select count(*) filter (where change = 'added')::int as added, count(*) filter (where change = 'gone')::int as gone,
    count(*) filter (where change = 'changed')::int as changed
  from hits
`;

/** The page of `hits` that is asked for: by kind of change, then by `name`, or by that alone. */
export function pageOfHits(
  { kinds, byChange, order, limit, offset }: ChangesRequest,
  name: string,
): RawBuilder<unknown> {
  const direction = sql.raw(order);
  const kind = sql`array_position(array['added', 'gone', 'changed'], change) ${direction}, `;
  const inOrder = sql`${byChange ? kind : sql``}${sql.ref(name)} ${byChange ? sql`asc` : direction}`;
  return sql`
    select *, row_number() over (order by ${inOrder}) as place from hits
    where ${kinds.length === 0}::bool or change = any(${[...kinds]}::text[])
    order by ${inOrder} limit ${limit}::int offset ${offset}::bigint
  `;
}
