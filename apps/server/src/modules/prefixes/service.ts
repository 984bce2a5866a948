import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { PrefixDay, PrefixFilters, PrefixQuery } from '@routeglass/api-client/prefixes';
import { isDefaultRoute, parsePrefix } from '@routeglass/domain/prefix';
import type { Kysely } from 'kysely';
import { pageAnswer, rowsOfPage } from '../../http/pages.ts';
import { unknownAs } from '../../http/problem.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { choiceOf } from './choice.ts';
import { daysOf } from './days.ts';
import { registeredNames } from './registeredNames.ts';
import { countActive, countHits, prefixPage, type PrefixPageQuery, spansByDay } from './repository.ts';

type Page = AnswerOf<Endpoints['prefixes']>;

const MOST_DAYS = 366;

const columns = {
  prefix: 'prefix',
  propagation: 'propagation',
  roa: 'roa',
  'route-object': 'route_object',
  'first-seen': 'first_seen',
  'last-seen': 'last_seen',
} as const satisfies Record<PrefixQuery['sort-by'], PrefixPageQuery['sortBy']>;

function isWayOut(text: string): boolean {
  const prefix = parsePrefix(text);
  return prefix !== undefined && isDefaultRoute(prefix);
}

/** Prefixes that a network announces or has announced. */
export function createPrefixesService(db: Kysely<Database>) {
  return {
    async page(asn: number, query: PrefixQuery): Promise<Page> {
      const found = await prefixPage(db, {
        ...choiceOf(asn, query),
        sortBy: columns[query['sort-by']],
        order: query.order,
        ...rowsOfPage(query),
      });
      if (!found) throw unknownAs(asn);
      const origin = toBrief(found.network);
      const announced = found.rows.map(({ prefix }) => prefix).filter((prefix) => !isWayOut(prefix));
      const names = await registeredNames(db, asn, announced);
      return pageAnswer(
        query,
        found.total,
        found.rows.map((row) => ({
          prefix: row.prefix,
          origin,
          ...(row.origin_set && { origin_set: [...row.origin_set] }),
          roa: row.roa,
          route_object: row.route_object,
          propagation: row.propagation,
          relative_propagation: row.relative_propagation,
          default_route: isWayOut(row.prefix),
          registered_name: names.get(row.prefix) ?? null,
          active: row.active,
          first_seen: row.first_seen?.toISOString() ?? null,
          last_seen: row.last_seen?.toISOString() ?? null,
        })),
      );
    },

    async count(asn: number, query: PrefixFilters) {
      const [hits, now] = await Promise.all([countHits(db, choiceOf(asn, query)), countActive(db, asn)]);
      return { ...hits, ...now, all: now.ipv4 + now.ipv6 };
    },

    async activeCount(asn: number, query: PrefixFilters) {
      return { count: (await countHits(db, choiceOf(asn, query))).active };
    },

    async histogram(asn: number, query: PrefixFilters): Promise<PrefixDay[]> {
      const { newest, spans } = await spansByDay(db, choiceOf(asn, query));
      return newest === null ? [] : daysOf(spans, newest, MOST_DAYS);
    },
  };
}
