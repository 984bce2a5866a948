import type { Prefix } from '@routeglass/domain/prefix';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { coveringBlocks } from '../../store/coveringBlocks.ts';
import type { Database, World } from '../../store/schema.ts';

/** A time span; null means an open end. */
export interface Window {
  readonly from: Date | null;
  readonly until: Date | null;
}

interface SpanRow {
  readonly prefix: string;
  readonly start_time: Date;
  readonly end_time: Date | null;
}

export interface RoaRow extends SpanRow {
  readonly asn: number;
  readonly ta: string;
  readonly max_length: number;
}

export interface RouteObjectRow extends SpanRow {
  readonly origin: number;
  readonly registry: string;
}

/** Spans that overlap a window, both ends inclusive. */
function overlapping({ from, until }: Window): RawBuilder<unknown> {
  return sql`
    (${from}::timestamptz is null or end_time is null or end_time >= ${from}::timestamptz)
    and (${until}::timestamptz is null or start_time <= ${until}::timestamptz)
  `;
}

/** ROAs of a prefix and of its covering blocks in one world, newest first; most specific first if they began together. */
export async function roasAround(
  db: Kysely<Database>,
  prefix: Prefix,
  world: World,
  window: Window,
): Promise<readonly RoaRow[]> {
  const { rows } = await sql<RoaRow>`
    select prefix, asn, ta, max_length, start_time, end_time from known_vrp_history
    where prefix = any(${coveringBlocks(prefix)}::cidr[]) and world = ${world} and ${overlapping(window)}
    order by start_time desc, masklen(prefix) desc, asn, max_length, ta, end_time desc nulls first
  `.execute(db);
  return rows;
}

/** Route objects, in the same order. */
export async function routeObjectsAround(
  db: Kysely<Database>,
  prefix: Prefix,
  world: World,
  window: Window,
): Promise<readonly RouteObjectRow[]> {
  const { rows } = await sql<RouteObjectRow>`
    select distinct prefix, origin, registry, start_time, end_time, masklen(prefix) as length
    from known_route_object_history
    where prefix = any(${coveringBlocks(prefix)}::cidr[]) and world = ${world} and ${overlapping(window)}
    order by start_time desc, length desc, origin, registry, end_time desc nulls first
  `.execute(db);
  return rows;
}
