import type { ApiFailure } from '@routeglass/api-client/client';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Leads to the first page when the address names one beyond the end: the list has become shorter, or somebody typed it. The page that is not
 * there leaves no entry in the browser's history: the way back would end in it.
 */
export function useKnownPage(error: ApiFailure | undefined, parameter = 'page'): void {
  const [search, setSearch] = useSearchParams();
  const isBeyond = error?.code === 'E_PAGE_BEYOND_END';
  const lead = useEffectEvent(() => {
    const first = new URLSearchParams(search);
    first.delete(parameter);
    setSearch(first, { preventScrollReset: true, replace: true });
  });
  useEffect(() => {
    if (isBeyond) lead();
  }, [isBeyond]);
}
