import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Gives the path of the page that the reader is on, or on the way to, at the moment of the call; null without a router. `useNavigation` and
 * `useLocation` give it a render later, which is too late for an effect: what a page writes into its own address would call off a link pressed
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
