import type { Page } from './page.ts';

/** The name of the product as titles have it. */
export const SITE_NAME = 'Routeglass';

/** What search engines and browser tabs are told of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string | undefined;
  /** The one address of what it shows, without what only sorts or narrows it. */
  readonly canonical: string;
}

/** The title of a page, with the name of the site. */
export function titled(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
}

/** The title of an address without a page. */
export const NOT_FOUND_TITLE = titled('404 - Page Not Found');

/** What is told of a page at an address of it. */
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
