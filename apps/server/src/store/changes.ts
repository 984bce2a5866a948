import { type RawBuilder, sql } from 'kysely';

/** `added`: only the later day has it. `gone`: only the earlier day has it. `changed`: both have it, but it differs. */
export type ChangeKind = 'added' | 'gone' | 'changed';

/** The requested changes between two times. */
export interface ChangesRequest {
  /** Anything that begins exactly at one of these times does not count as current then: the end of a day is exclusive. */
  readonly before: Date;
  readonly after: Date;
  readonly ipVersion: 4 | 6 | null;
  /** Text that narrows the list; ignored if shorter than 2 characters. */
  readonly text: string;
  /** Kinds to include; empty for all. */
  readonly kinds: readonly ChangeKind[];
  readonly byChange: boolean;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Totals repeated on every page of changes. */
export interface ChangesTotals {
  readonly added: number;
  readonly gone: number;
  readonly changed: number;
  readonly known_from: Date | null;
  readonly as_of: Date | null;
}

/** Whether a span of `first_seen` and `last_seen` was current at an instant. */
export function stoodAt(instant: Date): RawBuilder<boolean> {
  return sql`(first_seen < ${instant}::timestamptz and (last_seen is null or last_seen >= ${instant}::timestamptz))`;
}

/** Counts the rows of `hits` by kind. */
export const countedKinds = sql`
  select count(*) filter (where change = 'added')::int as added, count(*) filter (where change = 'gone')::int as gone,
    count(*) filter (where change = 'changed')::int as changed
  from hits
`;

/** The requested page of `hits`: sorted by kind of change, then `name`, or by `name` alone. */
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
