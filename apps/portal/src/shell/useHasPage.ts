import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { pagesAmong } from './hasPage.ts';

/** Tells whether an address leads somewhere, by the routes that the site has. Undefined without a router: then every address does. */
export function useHasPage(): ((href: string) => boolean) | undefined {
  const routes = useContext(DataRouterContext)?.router.routes;
  return useMemo(() => routes && pagesAmong(routes), [routes]);
}
