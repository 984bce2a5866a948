import type { ApiFailure } from '@routeglass/api-client/client';
import { useEffect, useEffectEvent } from 'react';
import { useEmbed } from './EmbedContext.ts';

/** Notifies the page when the first data is drawn, and of each failure once. */
export function useOutcome(isReady: boolean, failure: ApiFailure | undefined): void {
  const { tellReady, tellError } = useEmbed();
  const ready = useEffectEvent(tellReady);
  const failed = useEffectEvent(tellError);
  useEffect(() => {
    if (isReady) ready();
  }, [isReady]);
  useEffect(() => {
    if (failure) failed({ code: failure.code, status: failure.status, message: failure.message });
  }, [failure]);
}
