import { Skeleton } from '@routeglass/ui/Skeleton';
import type { ReactNode } from 'react';
import { useBrowser } from './useBrowser.ts';

/** A part drawn only by the browser, which knows the space for columns and can take input at once. The server renders a placeholder. */
export function InBrowser({ children }: { readonly children: ReactNode }) {
  return useBrowser() ? children : place;
}

const place = (
  <div aria-busy>
    <noscript>Enable JavaScript to see this.</noscript>
    <Skeleton shape="block" height="100vh" />
  </div>
);
