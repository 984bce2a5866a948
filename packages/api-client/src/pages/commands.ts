import type { Page } from './page.ts';
import { writePath, type PathValue } from './path.ts';

/** A page that can be asked for by words. */
export interface PageCommand {
  readonly name: string;
  readonly words: readonly string[];
  readonly href: string;
}

/** Pages of a menu as the command palette knows them. */
export function commandsOf(
  pages: readonly Page[],
  menu: string,
  params: Readonly<Record<string, PathValue>> = {},
): PageCommand[] {
  return pages
    .filter((page) => page.menu === menu)
    .map(({ id, label, words = [], path }) => ({
      name: label,
      words: [id, label, ...words],
      href: writePath(path, params),
    }));
}

/** Pages of the whole site, which need nothing to be said and which anyone may open. */
export function siteCommands(pages: readonly Page[]): PageCommand[] {
  return commandsOf(
    pages.filter(({ audience = 'anyone' }) => audience === 'anyone'),
    'site',
  );
}
