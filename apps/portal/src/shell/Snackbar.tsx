import type { ApiFailure } from '@routeglass/api-client/client';
import { lazy, Suspense, useState } from 'react';

const loadToast = () => import('@routeglass/ui/Toast');
const ToastRegion = lazy(async () => ({ default: (await loadToast()).ToastRegion }));

/** Where failed reads are said. Its code is fetched with the first failure: most visits never need it. */
export function useSnackbar() {
  const [isNeeded, setNeeded] = useState(false);
  const onFailure = (failure: ApiFailure): void => {
    // Nobody being signed in is no failure.
    if (failure.status === 401) return;
    setNeeded(true);
    void loadToast().then(({ showToast }) => showToast(failure.message, { tone: 'invalid' }));
  };
  const region = isNeeded && (
    <Suspense>
      <ToastRegion />
    </Suspense>
  );
  return { onFailure, region };
}
