import { redirectOf, redirects } from '@routeglass/api-client/pages';
import { NotFound } from '@routeglass/ui/NotFound';
import { Navigate, useLocation } from 'react-router';
import { SiteSearch } from '../../shell/SiteSearch.tsx';

/** An address that leads to a page elsewhere; the query goes with it. */
export default function Moved() {
  const { pathname, search } = useLocation();
  const to = redirectOf(redirects, pathname);
  return to === undefined ? <NotFound search={<SiteSearch />} /> : <Navigate to={to + search} replace />;
}
