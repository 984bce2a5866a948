import type { Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { type ChangesTotals, type ChangesWish, endOfDay } from '../store/changes.ts';
import { badRequest, Problem } from './problem.ts';

type ChangesQuery = QueryOf<Endpoints['neighborChanges']> | QueryOf<Endpoints['prefixChanges']>;

/** What a question for changes wishes of the store. */
export function changesWish(query: ChangesQuery): ChangesWish {
  if (query.until < query.from) throw badRequest('until', `until (${query.until}) is before from (${query.from})`);
  return {
    before: endOfDay(query.from),
    after: endOfDay(query.until),
    ipVersion: query.ip === 'all' ? null : query.ip === '4' ? 4 : 6,
    text: query.q,
    kinds: query.change,
    byChange: query['sort-by'] === 'change',
    order: query.order,
    limit: query['page-size'],
    offset: (query.page - 1) * query['page-size'],
  };
}

/** The answer of a page of changes: rows as the contract has them, the totals, and the place of the page. */
export function changesAnswer<Found, Row>(
  query: ChangesQuery,
  found: ChangesTotals & { readonly rows: readonly Found[] },
  read: (row: Found) => Row,
) {
  const kinds = query.change.length === 0 ? (['added', 'gone', 'changed'] as const) : new Set(query.change);
  const size = query['page-size'];
  const total = [...kinds].reduce((all, kind) => all + found[kind], 0);
  const pages = Math.ceil(total / size);
  const last = Math.max(pages, 1);
  if (query.page > last)
    throw new Problem('E_PAGE_BEYOND_END', `Page ${query.page} is beyond the end: there are ${pages}`, [
      { path: 'page', message: `The last page is ${last}` },
    ]);
  return {
    data: found.rows.map(read),
    current_page: query.page,
    page_size: size,
    record_count: total,
    page_count: pages,
    added: found.added,
    gone: found.gone,
    changed: found.changed,
    known_from: found.known_from?.toISOString() ?? null,
    as_of: found.as_of?.toISOString() ?? null,
  };
}
