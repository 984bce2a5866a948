import type { AnswerOf, Endpoints, QueryOf } from '@routeglass/api-client/contract';
import type { Kysely } from 'kysely';
import { Problem } from '../../http/problem.ts';
import { toBrief } from '../../store/network.ts';
import type { Database } from '../../store/schema.ts';
import { prefixPage } from './repository.ts';

type Query = QueryOf<Endpoints['prefixes']>;
type Page = AnswerOf<Endpoints['prefixes']>;

/** Prefixes that a network announces, a page at a time. */
export function createPrefixesService(db: Kysely<Database>) {
  return {
    async page(asn: number, query: Query): Promise<Page> {
      const size = query['page-size'];
      const found = await prefixPage(db, {
        asn,
        ipVersion: query.ip === 'all' ? null : (Number(query.ip) as 4 | 6),
        // One character would match nearly everything: it does not count yet.
        contains: query.q.length > 1 ? query.q : null,
        sortBy: query['sort-by'] === 'propagation' || query['sort-by'] === 'roa' ? query['sort-by'] : 'prefix',
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
        data: found.rows.map((row) => ({ ...row, origin, active: true, first_seen: null, last_seen: null })),
        current_page: query.page,
        page_size: size,
        record_count: found.total,
        page_count: pages,
      };
    },
  };
}
