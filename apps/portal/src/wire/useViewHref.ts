import { useLocation } from 'react-router';

/** Empty on the server, where nothing is shared. */
const origin = typeof window === 'undefined' ? '' : window.location.origin;

/** The full address of the current view, for sharing. */
export function useViewHref(): string {
  const { pathname, search } = useLocation();
  return `${origin}${pathname}${search}`;
}
