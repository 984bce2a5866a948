import type { Page } from './page.ts';
import { readPath } from './path.ts';

/** A page, and the params read from its path. */
export interface FoundPage<Of extends Page = Page> {
  readonly page: Of;
  readonly facts: Readonly<Record<string, string | number | undefined>>;
}

/** The page at a path in any spelling; undefined if there is none. */
export function pageAt<Of extends Page>(pages: readonly Of[], path: string): FoundPage<Of> | undefined {
  for (const page of pages) {
    const facts = readPath<string>(page.path, path);
    if (facts) return { page, facts };
  }
  return undefined;
}
