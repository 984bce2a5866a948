import { DAY_MS } from '@routeglass/domain/time';
import type { GlobalMetric } from '@routeglass/domain/rating-metrics';
import { type Kysely, sql } from 'kysely';
import { worldOf } from './network.ts';
import { globalColumns } from './ratingColumns.ts';
import type { Database, World } from './schema.ts';

/** A rated day, and the previous day if it is rated too. */
export interface Edition {
  /** Generation of the day. */
  readonly id: number;
  readonly world: World;
  readonly ip: 4 | 6;
  readonly day: string;
  readonly as_of: Date;
  readonly networks: number;
  readonly cone: 'observed' | 'recursive';
  readonly bases: readonly number[];
  readonly before: { readonly id: number; readonly day: string } | null;
}

/** All rated days, the newest first. The laboratory's come after the real ones. */
export async function findEditions(db: Kysely<Database>): Promise<readonly Edition[]> {
  const { rows } = await sql<Omit<Edition, 'before'> & { before_id: number | null; before_day: string | null }>`
    with rated as (
      select id, world, split_part(name, '-', 2)::int as ip, right(name, 10) as day, as_of, records as networks,
        coalesce(report ->> 'cone', 'observed') as cone, coalesce(report -> 'bases', '[]') as bases
      from generation where state = 'live' and kind = 'ratings'
    )
    select r.*, p.id as before_id, p.day as before_day
    from rated r left join rated p on p.world = r.world and p.ip = r.ip and p.day = (r.day::date - 1)::text
    order by r.world, r.day desc, r.ip
  `.execute(db);
  return rows.map(({ before_id, before_day, ...row }) => ({
    ...row,
    before: before_id === null || before_day === null ? null : { id: before_id, day: before_day },
  }));
}

/** The newest day of each world and IP version. */
export function newestEditions(editions: readonly Edition[]): readonly Edition[] {
  return editions.filter((one, i) => editions.findIndex(({ world, ip }) => world === one.world && ip === one.ip) === i);
}

/** The rated days of the same world and version among the last `days` days up to this one, oldest first. */
export function editionsUntil(editions: readonly Edition[], last: Edition, days: number): readonly Edition[] {
  const from = new Date(Date.parse(last.day) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return editions
    .filter(({ world, ip, day }) => world === last.world && ip === last.ip && day >= from && day <= last.day)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A network's row of a rated day: values and positions by column, and the positions of the previous day. */
export interface NetworkRating {
  readonly edition: Edition;
  readonly values: Readonly<Record<string, number | null>>;
  readonly before: Readonly<Record<string, number | null>> | null;
}

/** The network's ratings on the newest day of each IP version in its own world, in one statement. */
export async function ratingsOf(
  db: Kysely<Database>,
  editions: readonly Edition[],
  asn: number,
): Promise<readonly NetworkRating[]> {
  const newest = newestEditions(editions);
  const ids = newest.flatMap(({ id, before }) => (before ? [id, before.id] : [id]));
  if (ids.length === 0) return [];
  const columns = Object.values(globalColumns).flatMap((column) => [column, `${column}_position`]);
  const picked = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<Record<string, number | null> & { generation_id: number; home: World }>`
    select generation_id, ${picked}, ${worldOf(asn)} as home
    from rating where generation_id in (${sql.join(ids)}) and asn = ${asn}
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.generation_id, row]));
  return newest.flatMap((edition): NetworkRating[] => {
    const row = byId.get(edition.id);
    if (row?.home !== edition.world) return [];
    const { home: _home, ...values } = row;
    return [{ edition, values, before: byId.get(edition.before?.id ?? -1) ?? null }];
  });
}

/** A network's positions for these metrics, in the form of API responses. Metrics without a position are left out. */
export function positionsIn({ edition, values, before }: NetworkRating, metrics: readonly GlobalMetric[]) {
  return metrics.flatMap((metric) => {
    const column = globalColumns[metric];
    const position = values[`${column}_position`] ?? null;
    if (position === null) return [];
    return {
      metric,
      ip: edition.ip,
      position,
      change: changeOf(position, before?.[`${column}_position`]),
      value: values[column] ?? 0,
      of: edition.networks,
      day: edition.day,
      compared_with: edition.before?.day ?? null,
    };
  });
}

/** Positions gained; null if the network had none before. */
export function changeOf(position: number, before: number | null | undefined): number | null {
  return before === null || before === undefined ? null : before - position;
}
