import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { pagesAmong } from './hasPage.ts';

/** A function that tells whether an address leads to a page of the site. Undefined without a router: then all addresses count as valid. */
export function useHasPage(): ((href: string) => boolean) | undefined {
  const routes = useContext(DataRouterContext)?.router.routes;
  return useMemo(() => routes && pagesAmong(routes), [routes]);
}
