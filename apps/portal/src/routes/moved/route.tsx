import { redirectOf, redirects } from '@routeglass/api-client/pages';
import { NotFound } from '@routeglass/ui/NotFound';
import { Navigate, useLocation } from 'react-router';
import { SiteSearch } from '../../shell/SiteSearch.tsx';

/** Redirects an old address to its page and keeps the query. */
export default function Moved() {
  const { pathname, search } = useLocation();
  const to = redirectOf(redirects, pathname);
  return to === undefined ? <NotFound search={<SiteSearch />} /> : <Navigate to={to + search} replace />;
}
