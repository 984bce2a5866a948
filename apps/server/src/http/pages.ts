import { Problem } from './problem.ts';

/** The page that a request asks for. */
export interface PageQuery {
  readonly page: number;
  readonly 'page-size': number;
}

/** The rows of a page, as a repository needs them. */
export function rowsOfPage({ page, 'page-size': size }: PageQuery): {
  readonly limit: number;
  readonly offset: number;
} {
  return { limit: size, offset: (page - 1) * size };
}

/** How many pages a list has. Throws E_PAGE_BEYOND_END for a page after the last; an empty list has one page. */
export function pagesOf(total: number, { page, 'page-size': size }: PageQuery): number {
  const pages = Math.ceil(total / size);
  const last = Math.max(pages, 1);
  if (page > last) throw beyondEnd(page, pages === 0 ? 'the list is empty' : `there are ${pages}`, last);
  return pages;
}

/** Refuses an empty page of a list that is not counted, except for the first. Throws E_PAGE_BEYOND_END. */
export function refuseEmptyPage({ page }: PageQuery, rows: number): void {
  if (page > 1 && rows === 0) throw beyondEnd(page, 'the list has fewer');
}

function beyondEnd(page: number, why: string, last?: number): Problem {
  const message = last === undefined ? 'There are fewer pages' : `The last page is ${last}`;
  return new Problem('E_PAGE_BEYOND_END', `Page ${page} is beyond the end: ${why}`, [{ path: 'page', message }]);
}

/** A page as every list returns it, with rows in the contract's form. */
export function pageAnswer<Row>(query: PageQuery, total: number, data: Row[]) {
  return {
    data,
    current_page: query.page,
    page_size: query['page-size'],
    record_count: total,
    page_count: pagesOf(total, query),
  };
}
