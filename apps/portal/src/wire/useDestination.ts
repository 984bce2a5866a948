import { useCallback, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * Tells where the reader is on the way to at the moment of the call; null at rest. `useNavigation` tells it a render later, which is too late for
 * an effect: what a page writes into its own address would then call off a link pressed just before.
 */
export function useDestination(): () => string | null {
  const router = useContext(DataRouterContext)?.router;
  return useCallback(() => router?.state.navigation.location?.pathname ?? null, [router]);
}
