/** Sections of the site that are not built yet. */
const LATER = /^\/(?:as-rating|pro-subscribe)(?=[/?#]|$)/;

/** Whether the portal has a page at an address of this site. */
export function hasPage(href: string): boolean {
  return !LATER.test(href);
}
