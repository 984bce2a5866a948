import type { Page } from './page.ts';
import { writePath, type PathValue } from './path.ts';

/** A page that the command palette finds by words. */
export interface PageCommand {
  readonly name: string;
  readonly words: readonly string[];
  readonly href: string;
}

/** The pages of a menu as commands. */
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

/** Pages of the site that need no parameters and are open to everyone. */
export function siteCommands(pages: readonly Page[]): PageCommand[] {
  return commandsOf(
    pages.filter(({ audience = 'anyone' }) => audience === 'anyone'),
    'site',
  );
}
