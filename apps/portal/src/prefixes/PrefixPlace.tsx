import { addressPage } from '@routeglass/domain/query';
import { NotFound } from '@routeglass/ui/NotFound';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { SiteSearch } from '../shell/SiteSearch.tsx';

interface PrefixPlaceProps {
  /** What the address of the page names. */
  readonly text: string;
  /** Its path, with the name as it is. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The page of what a path names, at its canonical address only. */
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
