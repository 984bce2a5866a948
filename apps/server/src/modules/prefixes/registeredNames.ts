import { formatAddress, parsePrefix } from '@routeglass/domain/prefix';
import { type Kysely, sql } from 'kysely';
import { findRegistrations } from '../../store/addressRange.ts';
import type { Database } from '../../store/schema.ts';

/**
 * Names of prefixes in the registries: the first description line of the route object with exactly this prefix and origin; if there is none, the
 * holder of the address block.
 */
export async function registeredNames(
  db: Kysely<Database>,
  origin: number,
  prefixes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map(await describedIn(db, origin, prefixes));
  const others = prefixes.filter((prefix) => !names.has(prefix));
  const holders = await findRegistrations(db, others.flatMap(firstAddress));
  for (const prefix of others) {
    const name = holders.get(firstAddress(prefix)[0] ?? '')?.as_name;
    if (name) names.set(prefix, name);
  }
  return names;
}

async function describedIn(db: Kysely<Database>, origin: number, prefixes: readonly string[]) {
  const { rows } = await sql<{ prefix: string; name: string | null }>`
    select distinct on (o.name) split_part(o.name, ' ', 1) as prefix,
      substring(o.object_text from '(?in)^descr:[ \t]*([^ \t].*)$') as name
    from live_rpsl_object o
    where o.type in ('route', 'route6') and o.name = any(${prefixes.map((prefix) => `${prefix} AS${origin}`)}::text[])
    order by o.name, name is null, o.source
  `.execute(db);
  return rows.flatMap(({ prefix, name }) => (name ? [[prefix, name.trim()] as const] : []));
}

function firstAddress(text: string): string[] {
  const prefix = parsePrefix(text);
  return prefix ? [formatAddress(prefix.bytes)] : [];
}
