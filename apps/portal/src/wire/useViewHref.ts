import { useLocation } from 'react-router';

/** The whole address of the view on show, to be handed on. */
export function useViewHref(): string {
  const { pathname, search } = useLocation();
  return `${window.location.origin}${pathname}${search}`;
}
