import { Skeleton } from '@routeglass/ui/Skeleton';
import type { ReactNode } from 'react';
import { useBrowser } from './useBrowser.ts';

/**
 * A part that the browser draws alone: it knows the room for columns, and what is typed or chosen there is heard. The server keeps its place.
 */
export function InBrowser({ children }: { readonly children: ReactNode }) {
  return useBrowser() ? children : place;
}

const place = (
  <div aria-busy>
    <noscript>Enable JavaScript to see this.</noscript>
    <Skeleton shape="block" height="100vh" />
  </div>
);
