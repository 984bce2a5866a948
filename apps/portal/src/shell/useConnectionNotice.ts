import { useEffect } from 'react';
import { inOwnTask } from '../wire/inOwnTask.ts';
import { loadToast } from './Snackbar.tsx';

const NOTICE = "You're seeing earlier data. It will refresh when you're back online.";

/** While the browser is offline, shows a notice that the page has earlier data. The data is loaded again when the connection is back. */
export function useConnectionNotice(onNeeded: () => void): void {
  useEffect(() => {
    // Loads the code in advance, since it could not be loaded offline.
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
