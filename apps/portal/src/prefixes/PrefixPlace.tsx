import { addressPage } from '@routeglass/domain/query';
import { NotFound } from '@routeglass/ui/NotFound';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { SiteSearch } from '../shell/SiteSearch.tsx';

interface PrefixPlaceProps {
  /** The prefix or address named in the page's address. */
  readonly text: string;
  /** The page's path, with the name as written. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Shows a page only at its canonical address. */
export function PrefixPlace({ text, path, children }: PrefixPlaceProps) {
  const [search] = useSearchParams();
  const page = addressPage(text);
  if (page === undefined)
    return (
      <NotFound
        reason={`"${text}" is not a prefix or an IP address, such as 8.8.8.0/24 or 2001:db8::1.`}
        search={<SiteSearch />}
      />
    );
  return page === path ? children : <Navigate to={{ pathname: page, search: search.toString() }} replace />;
}
