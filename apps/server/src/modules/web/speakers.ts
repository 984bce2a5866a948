import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

export interface SpeakerRow {
  readonly asn: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  readonly ipv4: boolean;
  readonly ipv6: boolean;
  readonly sessions: number;
  readonly collectors: readonly string[];
}

/** Networks that send routes to collectors, ordered by number; those of the laboratory only if there are no real ones. */
export async function listSpeakers(db: Kysely<Database>): Promise<readonly SpeakerRow[]> {
  const { rows } = await sql<SpeakerRow & { world: World }>`
    with spoken as (
      select g.world, p.asn, p.id, p.collector, bool_or(c.ipv4_routes > 0) as ipv4, bool_or(c.ipv6_routes > 0) as ipv6
      from generation_peer c
      join generation g on g.id = c.generation_id and g.state = 'live'
      join peer p on p.id = c.peer_id
      group by g.world, p.id
      having bool_or(c.ipv4_routes > 0 or c.ipv6_routes > 0)
    ), speakers as (
      select asn, bool_or(ipv4) as ipv4, bool_or(ipv6) as ipv6, count(*) as sessions,
        array_agg(distinct collector order by collector) as collectors
      from spoken where world = (select min(world) from spoken)
      group by asn
    )
    select s.*, n.as_name, n.country_code
    from speakers s left join live_network n on n.asn = s.asn and n.world = (select min(world) from spoken)
    order by s.asn
  `.execute(db);
  return rows;
}
