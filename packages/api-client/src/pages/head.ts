import type { Page } from './page.ts';

/** Product name in titles. */
export const SITE_NAME = 'Routeglass';

/** Head data of a page for search engines and browser tabs. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  /** The canonical address of its content, without parameters that only sort or filter. */
  readonly canonical: string;
}

/** Adds the name of the site to a title, unless it contains it. */
export function titled(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
}

/** Title for an address without a page. */
export const NOT_FOUND_TITLE = titled('404 - Page Not Found');

/** The head data of a page at one of its addresses. */
export function headOf(
  page: Page,
  facts: object,
  { pathname, search }: { pathname: string; search: string },
): PageHead {
  const asked = new URLSearchParams(search);
  const read = (text: Page['title']): string | undefined =>
    typeof text === 'function' ? text(facts as Readonly<Record<string, string>>, asked) : text;
  const name = page.subject ?? page.kept;
  const value = name === undefined ? null : asked.get(name);
  const path = pathname.replace(/(?<=.)\/$/, '');
  return {
    title: titled(read(page.title) ?? page.label),
    description: read(page.description),
    canonical: value === null ? path : `${path}?${new URLSearchParams([[name ?? '', value]]).toString()}`,
  };
}
