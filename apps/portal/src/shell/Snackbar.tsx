import type { ApiFailure } from '@routeglass/api-client/client';
import { lazy, Suspense, useCallback, useState } from 'react';

export const loadToast = () => import('@routeglass/ui/Toast');
const ToastRegion = lazy(async () => ({ default: (await loadToast()).ToastRegion }));

/** Where failed reads are said. Its code is fetched beside the page: the first paint does not need it. */
export function useSnackbar() {
  const [isNeeded, setNeeded] = useState(false);
  const onFailure = useCallback((failure: ApiFailure): void => {
    // Nobody being signed in is no failure, and that there is no connection is said once for all reads.
    if (failure.status === 401 || (failure.status === 0 && !navigator.onLine)) return;
    setNeeded(true);
    void loadToast().then(({ showToast }) => showToast(failure.message, { tone: 'invalid' }));
  }, []);
  const onNeeded = useCallback(() => setNeeded(true), []);
  const region = isNeeded && (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
  return { onFailure, onNeeded, region };
}
