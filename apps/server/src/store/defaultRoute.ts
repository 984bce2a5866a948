import { SHORTEST_HOLDING } from '@routeglass/domain/prefix';
import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a route around an address or prefix says anything about its holder. A default route, or half of one (`isDefaultRoute` of the domain),
 * covers everyone's addresses, so it only matches itself. `asked`: of type inet or cidr.
 */
export const tellsOf = (asked: RawBuilder<unknown>, route = sql`prefix`): RawBuilder<boolean> =>
  sql`masklen(${route}) >= least(${shortest(asked)}, masklen(${asked}))`;

const shortest = (asked: RawBuilder<unknown>): RawBuilder<number> =>
  sql`case family(${asked}) when 4 then ${sql.lit(SHORTEST_HOLDING[4])} else ${sql.lit(SHORTEST_HOLDING[6])} end`;
