import type { IconDrawing } from '../primitives/Icon/Icon.tsx';

/** One page of a menu under a link of the header. */
export interface NavItem {
  readonly label: string;
  readonly href: string;
  /** A sentence of what it is for. */
  readonly description?: string;
  readonly icon?: IconDrawing;
  readonly isNew?: boolean;
}

/** A page that the header leads to. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Pages below it: the link becomes a button that opens a menu of them. */
  readonly items?: readonly NavItem[];
}

/** Whether a link leads to the page on show or to one above it: `/blog` is current on `/blog/articles/7`. */
export function isCurrentPage(href: string, currentPath: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return path === currentPath || (path !== '/' && currentPath.startsWith(`${path}/`));
}
