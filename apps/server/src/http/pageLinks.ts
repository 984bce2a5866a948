import { CutList } from './cutList.ts';

/** The list that a page belongs to. */
interface Place {
  /** Query of the requested address, without the question mark. */
  readonly search: URLSearchParams;
  readonly path: string;
}

/** A page of a list as most calls return it. */
interface Page {
  readonly current_page?: number;
  readonly page_count?: number;
  readonly record_count?: number;
  readonly has_more?: boolean;
}

/**
 * Headers about the list of a page, for bare lists and CSV: `Link` to the neighboring pages (RFC 8288; no `next` on the last page), and
 * `X-Record-Count` if the whole list was counted.
 */
export function pageHeaders(answer: unknown, { path, search }: Place): Record<string, string> {
  const { record_count: total, ...page } = (answer ?? {}) as Page;
  const at = page.current_page ?? Number(search.get('page') ?? 1);
  const hasNext = answer instanceof CutList ? answer.hasMore : (page.has_more ?? at < (page.page_count ?? 0));
  const linkTo = (rel: string, number: number): string => {
    const query = new URLSearchParams(search);
    query.set('page', String(number));
    return `<${path}?${query.toString()}>; rel="${rel}"`;
  };
  const isPaged = answer instanceof CutList || page.page_count !== undefined || page.has_more !== undefined;
  const links = [...(isPaged && at > 1 ? [linkTo('prev', at - 1)] : []), ...(hasNext ? [linkTo('next', at + 1)] : [])];
  return {
    ...(links.length > 0 && { link: links.join(', ') }),
    ...(total !== undefined && { 'x-record-count': String(total) }),
  };
}
