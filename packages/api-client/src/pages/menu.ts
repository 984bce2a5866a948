import type { Page } from './page.ts';
import { writePath, type PathValue } from './path.ts';

/** An entry of a menu, with its nested entries. */
export interface PageEntry {
  /** `id` of its page. */
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Meaning of the number beside it. */
  readonly counted?: string;
  readonly children?: readonly PageEntry[];
}

/** What all addresses of a menu share. */
export interface MenuSubject {
  readonly params?: Readonly<Record<string, PathValue>>;
  /** The query of every address: `domain=example.net`. */
  readonly query?: string;
}

/** The entries of a menu, in the order of the list. */
export function menuOf(pages: readonly Page[], menu: string, { params = {}, query }: MenuSubject = {}): PageEntry[] {
  const entries = pages.filter((page) => page.menu === menu);
  const below = (parent: string | undefined): PageEntry[] =>
    entries
      .filter(({ under }) => under === parent)
      .map(({ id, label, counted, path }) => {
        const children = below(id);
        return {
          id,
          label,
          href: writePath(path, params) + (query === undefined ? '' : `?${query}`),
          ...(counted !== undefined && { counted }),
          ...(children.length > 0 && { children }),
        };
      });
  return below(undefined);
}
