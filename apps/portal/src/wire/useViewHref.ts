import { useLocation } from 'react-router';

/** Where pages are drawn without a browser nothing is handed on. */
const origin = typeof window === 'undefined' ? '' : window.location.origin;

/** The whole address of the view on show, to be handed on. */
export function useViewHref(): string {
  const { pathname, search } = useLocation();
  return `${origin}${pathname}${search}`;
}
