import { type RawBuilder, sql } from 'kysely';

/**
 * Origin validation (RFC 6811) as an aggregate: `judgeOrigin` of the domain in the database's words. The query gives the prefix as `s.prefix` and
 * the VRPs that cover it as rows `r`; AS0 never matches.
 */
export const roaVerdict = (asn: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when count(r.prefix) = 0 then 'unknown'
    when bool_or(r.asn = ${asn}::bigint and r.asn <> 0 and masklen(s.prefix) <= r.max_length) then 'valid'
    else 'invalid' end`;

/** Validity by route objects, `routeObjectValidity` of the domain. The rows `r` are the objects of exactly the prefix. */
export const routeObjectVerdict = (asn: number | RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when count(r.prefix) = 0 then 'unknown' when bool_or(r.origin = ${asn}::bigint) then 'valid' else 'invalid' end`;

/** The blocks that may cover `s.prefix`, itself among them: as many look-ups by equality are far cheaper than a search for what contains it. */
export const blocksAround = sql`generate_series(0, masklen(s.prefix)) as bits`;
