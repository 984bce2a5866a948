import type { ApiFailure } from '@routeglass/api-client/client';
import { useEffect, useEffectEvent } from 'react';

/**
 * Leads to the first page if the address names one beyond the end: the list became shorter, or the number was typed. `leadToFirst` must replace the
 * entry in the browser's history; otherwise going back would lead to the missing page again.
 */
export function useKnownPage(error: ApiFailure | undefined, leadToFirst: () => void): void {
  const isBeyond = error?.code === 'E_PAGE_BEYOND_END';
  const lead = useEffectEvent(leadToFirst);
  useEffect(() => {
    if (isBeyond) lead();
  }, [isBeyond]);
}
