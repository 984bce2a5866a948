import type { ApiFailure } from '@routeglass/api-client/client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Leads to the first page when the address names one beyond the end: the list has become shorter, or somebody typed it. `leadToFirst` replaces
 * the entry in the browser's history: the way back would end in a page that is not there.
 */
export function useKnownPage(error: ApiFailure | undefined, leadToFirst: () => void): void {
  const isBeyond = error?.code === 'E_PAGE_BEYOND_END';
  const lead = useEffectEvent(leadToFirst);
  useEffect(() => {
    if (isBeyond) lead();
  }, [isBeyond]);
}
