import type { ApiFailure } from '@routeglass/api-client/client';
import { useEffect, useEffectEvent } from 'react';

/** Leads back to the first page when the address names one beyond the end: the list has become shorter, or somebody typed it. */
export function useKnownPage(error: ApiFailure | undefined, showFirst: () => void): void {
  const isBeyond = error?.code === 'E_PAGE_BEYOND_END';
  const lead = useEffectEvent(showFirst);
  useEffect(() => {
    if (isBeyond) lead();
  }, [isBeyond]);
}
