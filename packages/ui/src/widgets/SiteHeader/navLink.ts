/** A page that the header leads to. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
}

/** Whether a link leads to the page on show or to one above it: `/blog` is current on `/blog/articles/7`. */
export function isCurrentPage(href: string, currentPath: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return path === currentPath || (path !== '/' && currentPath.startsWith(`${path}/`));
}
