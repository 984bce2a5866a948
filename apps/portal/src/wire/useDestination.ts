import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Returns a function for the path of the page that the reader is on or navigating to at the moment; null without a router. `useNavigation` and
 * `useLocation` know it one render later, which is too late for an effect: a page that then writes into its own address would cancel a link pressed
 * just before.
 */
export function useDestination(): () => string | null {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => {
    if (!router) return null;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname;
  }, [router]);
}
