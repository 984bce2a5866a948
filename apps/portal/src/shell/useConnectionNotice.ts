import { useEffect } from 'react';
import { inOwnTask } from '../wire/inOwnTask.ts';
import { loadToast } from './Snackbar.tsx';

const NOTICE = "You're seeing earlier data. It will refresh when you're back online.";

/** Says while the browser has no connection that what is shown was read before. What is on show is asked again when it is back. */
export function useConnectionNotice(onNeeded: () => void): void {
  useEffect(() => {
    // The code is fetched before it is needed: without a connection it could not be.
    const toast = inOwnTask(loadToast);
    let takeBack: (() => void) | undefined;
    const follow = (): void => {
      takeBack?.();
      takeBack = undefined;
      if (navigator.onLine) return;
      onNeeded();
      void toast.then(({ showToast }) => {
        if (!navigator.onLine) takeBack = showToast('You are offline', { tone: 'invalid', description: NOTICE });
      });
    };
    follow();
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
      takeBack?.();
    };
  }, [onNeeded]);
}
