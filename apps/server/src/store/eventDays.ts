import { sql } from 'kysely';
import type { Store } from './store.ts';

/**
 * Drops days of `route_event` without events of a living generation. That frees their space at once, while deleting rows would only mark them.
 *
 * `until`: the newest instant in the dead generations; later days are not checked.
 */
export async function dropDeadDays(store: Store, until: Date): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i
    join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
    where p.relname = 'route_event' and c.relname <= ${`route_event_d${until.toISOString().slice(0, 10).replaceAll('-', '')}`}
    order by c.relname
  `.execute(store.bulk);
  for (const { name } of rows) {
    const day = /d(\d{4})(\d{2})(\d{2})$/.exec(name);
    if (!day) continue;
    const start = `${day.slice(1).join('-')} 00:00+00`;
    // A generation can only have events of this day if it ends after the day began.
    const living = await sql`
      select 1 from ${sql.table(name)} where generation_id = any(array(
        select id from generation
        where kind = 'mrt-updates' and state in ('loading', 'live') and (as_of is null or as_of >= ${start}::timestamptz)
      )) limit 1
    `.execute(store.bulk);
    if (living.rows.length === 0) await sql`drop table ${sql.table(name)}`.execute(store.bulk);
  }
}
