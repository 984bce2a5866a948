import { createContext, use } from 'react';

/** Tells which URLs have a page; undefined if all do, as far as known. */
export const HasPageContext = createContext<((href: string) => boolean) | undefined>(undefined);

/** Whether a URL leads to a page that exists. */
export function useHasPage(href: string): boolean {
  const hasPage = use(HasPageContext);
  return hasPage?.(href) ?? true;
}
