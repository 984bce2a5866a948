import type { IconDrawing } from '../primitives/Icon/Icon.tsx';

/** One page of a menu under a link of the header. */
export interface NavItem {
  readonly label: string;
  readonly href: string;
  /** One sentence about its purpose. */
  readonly description?: string;
  readonly icon?: IconDrawing;
  readonly isNew?: boolean;
}

/** A page linked in the header. */
export interface NavLink {
  readonly label: string;
  readonly href: string;
  /** Its subpages. With these, the link becomes a button that opens a menu. */
  readonly items?: readonly NavItem[];
}

/** Whether a link leads to the current page or one above it: `/blog` is current on `/blog/articles/7`. */
export function isCurrentPage(href: string, currentPath: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return path === currentPath || (path !== '/' && currentPath.startsWith(`${path}/`));
}
