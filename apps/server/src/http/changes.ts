import type { Endpoints, QueryOf } from '@routeglass/api-client/contract';
import { comparedInstant } from '@routeglass/domain/time';
import type { ChangesTotals, ChangesRequest } from '../store/changes.ts';
import { pageAnswer, rowsOfPage } from './pages.ts';
import { badRequest } from './problem.ts';

type ChangesQuery = QueryOf<Endpoints['neighborChanges']> | QueryOf<Endpoints['prefixChanges']>;

/** A request for changes, as the store needs it. */
export function changesRequest(query: ChangesQuery): ChangesRequest {
  const [before, after] = [comparedInstant(query.from), comparedInstant(query.until)];
  if (after < before) throw badRequest('until', `until (${query.until}) is before from (${query.from})`);
  return {
    before,
    after,
    ipVersion: query.ip === 'all' ? null : query.ip === '4' ? 4 : 6,
    text: query.q,
    kinds: query.change,
    byChange: query['sort-by'] === 'change',
    order: query.order,
    ...rowsOfPage(query),
  };
}

/** A page of changes: rows in the contract's form, totals, and the position of the page. */
export function changesAnswer<Found, Row>(
  query: ChangesQuery,
  found: ChangesTotals & { readonly rows: readonly Found[] },
  read: (row: Found) => Row,
) {
  const kinds = query.change.length === 0 ? (['added', 'gone', 'changed'] as const) : new Set(query.change);
  const total = [...kinds].reduce((all, kind) => all + found[kind], 0);
  return {
    ...pageAnswer(query, total, found.rows.map(read)),
    added: found.added,
    gone: found.gone,
    changed: found.changed,
    known_from: found.known_from?.toISOString() ?? null,
    as_of: found.as_of?.toISOString() ?? null,
  };
}
