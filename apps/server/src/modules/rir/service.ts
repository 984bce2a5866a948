import { DAY_MS } from '@routeglass/domain/time';
import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { routingRegistryOf } from '@routeglass/domain/delegated';
import { formatPrefix, parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { badRequest } from '../../http/problem.ts';
import { findDelegation } from '../../store/delegations.ts';
import { worldOfPrefix } from '../../store/prefixWorld.ts';
import type { Database } from '../../store/schema.ts';
import { roasAround, routeObjectsAround, type Window } from './repository.ts';

type Query = QueryOf<Endpoints['historyOfRoas']>;

/** Registry entries of a prefix over time. */
export function createRirService(db: Kysely<Database>) {
  return {
    async roas(query: Query): Promise<AnswerOf<Endpoints['historyOfRoas']>> {
      const prefix = prefixOf(query.prefix);
      const world = await worldOfPrefix(db, prefix, query.asn);
      const rows = await roasAround(db, prefix, world, windowOf(query));
      return rows.map((row) => ({
        ...spanOf(row, prefix),
        origin: row.asn,
        ta: row.ta,
        max_length: row.max_length,
      }));
    },

    async routeObjects(query: Query): Promise<AnswerOf<Endpoints['historyOfRouteObjects']>> {
      const prefix = prefixOf(query.prefix);
      const world = await worldOfPrefix(db, prefix, query.asn);
      const rows = await routeObjectsAround(db, prefix, world, windowOf(query));
      const delegation = rows.length > 0 ? await findDelegation(db, prefix, world) : undefined;
      const home = delegation && routingRegistryOf(delegation.registry);
      return rows.map((row) => {
        const foreign = home === undefined ? null : row.registry.toUpperCase() !== home;
        return { ...spanOf(row, prefix), origin: row.origin, source: row.registry, foreign };
      });
    },
  };
}

function prefixOf(text: string): Prefix {
  const prefix = parsePrefix(text);
  if (prefix) return prefix;
  throw badRequest('prefix', `${JSON.stringify(text)} is not a prefix such as 192.0.2.0/24 or 2001:db8::/32`);
}

/** A day as the end of a window includes its last millisecond. */
function windowOf({ from_datetime: from, until_datetime: until }: Query): Window {
  const end = until === undefined ? null : new Date(until);
  const window = {
    from: from === undefined ? null : new Date(from),
    until: end && until?.length === 10 ? new Date(end.getTime() + DAY_MS - 1) : end,
  };
  if (window.from && window.until && window.from > window.until)
    throw badRequest('until_datetime', 'until_datetime is before from_datetime');
  return window;
}

interface Span {
  readonly prefix: string;
  readonly start_time: Date;
  readonly end_time: Date | null;
}

function spanOf({ prefix, start_time, end_time }: Span, asked: Prefix) {
  return {
    prefix,
    covers: prefix === formatPrefix(asked) ? ('exact' as const) : ('covering' as const),
    start_time: start_time.toISOString(),
    end_time: end_time?.toISOString() ?? null,
  };
}
