import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { PrefixDay, PrefixFilters, PrefixQuery } from '@routeglass/api-client/prefixes';
import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { choiceOf } from './choice.ts';
import { daysOf } from './days.ts';
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

/** Prefixes that a network announces or announced. */
export function createPrefixesService(db: Kysely<Database>) {
  return {
    async page(asn: number, query: PrefixQuery): Promise<Page> {
      const size = query['page-size'];
      const found = await prefixPage(db, {
        ...choiceOf(asn, query),
        sortBy: columns[query['sort-by']],
        order: query.order,
        limit: size,
        offset: (query.page - 1) * size,
      });
      if (!found) throw new Problem('E_NOT_FOUND', `AS${asn} is known to no loaded source`);
      const pages = Math.ceil(found.total / size);
      if (query.page > Math.max(pages, 1))
        throw new Problem('E_PAGE_BEYOND_END', `Page ${query.page} is beyond the end: there are ${pages}`, [
          { path: 'page', message: `The last page is ${Math.max(pages, 1)}` },
        ]);
      const origin = toBrief(found.network);
      return {
        data: found.rows.map((row) => ({
          prefix: row.prefix,
          origin,
          roa: row.roa,
          route_object: row.route_object,
          propagation: row.propagation,
          relative_propagation: row.relative_propagation,
          active: row.active,
          first_seen: row.first_seen?.toISOString() ?? null,
          last_seen: row.last_seen?.toISOString() ?? null,
        })),
        current_page: query.page,
        page_size: size,
        record_count: found.total,
        page_count: pages,
      };
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
