import { type RawBuilder, sql } from 'kysely';

/**
 * Origin validation (RFC 6811) as an SQL aggregate, equal to the domain's `judgeOrigin`. The query provides the prefix as `s.prefix` and
 * the covering VRPs as rows `r`; AS0 never matches.
 */
export const roaVerdict = (asn: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when count(r.prefix) = 0 then 'unknown'
    when bool_or(r.asn = ${asn}::bigint and r.asn <> 0 and masklen(s.prefix) <= r.max_length) then 'valid'
    else 'invalid' end`;

/** Validity by route objects, equal to the domain's `routeObjectValidity`. The rows `r` are the objects for exactly this prefix. */
export const routeObjectVerdict = (asn: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when count(r.prefix) = 0 then 'unknown' when bool_or(r.origin = ${asn}::bigint) then 'valid' else 'invalid' end`;

/** The blocks that could cover `s.prefix`, including itself. A look-up by equality for each is far cheaper than a containment search. */
export const blocksAround = sql`generate_series(0, masklen(s.prefix)) as bits`;
