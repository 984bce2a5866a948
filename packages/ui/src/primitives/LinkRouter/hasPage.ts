import { createContext, use } from 'react';

/** Tells which addresses have a page; undefined where nothing is known to be missing. */
export const HasPageContext = createContext<((href: string) => boolean) | undefined>(undefined);

/** Whether an address leads to a page that exists. */
export function useHasPage(href: string): boolean {
  const hasPage = use(HasPageContext);
  return hasPage?.(href) ?? true;
}
