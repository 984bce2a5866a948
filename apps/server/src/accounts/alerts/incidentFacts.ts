import { severities } from '@routeglass/domain/incidents';
import { type RawBuilder, sql } from 'kysely';

/** Stored severity of hijacks that are probably mistakes. */
const SLIP = severities.indexOf('info');

/** The kind of alert for a network's role in an incident; other roles cause no alert. */
const kindOfParty = sql`case
  when p.kind = 'hijack' and p.role = 'victim' then
    case when i.type = 'sub-moas' or i.covering_prefix <> i.prefix then 'more-specific' else 'hijack' end
  when p.kind = 'leak' and p.role = 'offender' then 'leak-by'
  when p.kind = 'leak' then 'leak-through'
  else 'bogon'
end`;

/**
 * Incidents of networks, a row for each role of the network. Roles that cause no alert are removed before incidents are looked up. Roles are looked
 * up network by network, since the planner has no statistics.
 */
export const incidentFacts = (watched: RawBuilder<unknown>) => sql`
  with p as materialized (
    select w.id as watch, w.asn, x.incident_id, x.kind, x.role from ${watched} cross join lateral (
      select y.incident_id, y.kind, y.role from incident_party y
      where y.asn = w.asn and (y.last_seen is null or y.last_seen > w.since) and (
        y.kind = 'hijack' and y.role = 'victim' or y.kind = 'leak' and y.role in ('offender', 'victim', 'acceptor')
        or y.kind = 'bogon' and y.role in ('announcer', 'offender')
      ) offset 0
    ) x
  )
  select p.watch, ${kindOfParty} as kind, i.id::text as key, i.prefix::text as prefix, i.prefix_count as prefixes,
    nullif(i.offender, p.asn) as other, i.propagation as vantage_points, i.relative_propagation::float8 as share,
    extract(epoch from i.first_seen)::float8 as since, extract(epoch from i.last_seen)::float8 as until,
    i.id as incident, null::text[] as list, p.kind = 'hijack' and i.severity = ${sql.lit(SLIP)} as "isSlip"
  from p join incident i on i.id = p.incident_id where i.benign is null
`;
