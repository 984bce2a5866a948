import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a route around an address or prefix tells whose it is. A default route (0.0.0.0/0, ::/0) is around every address and holds none: it tells of
 * itself alone. `asked`: of type inet or cidr.
 */
export const tellsOf = (asked: RawBuilder<unknown>, route = sql`prefix`): RawBuilder<boolean> =>
  sql`masklen(${route}) >= least(1, masklen(${asked}))`;
