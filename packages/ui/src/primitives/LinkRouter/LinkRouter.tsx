import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { HasPageContext } from './hasPage.ts';
import { NavigateContext } from './RoutedAnchor.tsx';

export interface LinkRouterProps {
  /** Navigates within this site without reloading the page. */
  readonly navigate: (href: string) => void;
  /** Whether the site has a page at a URL. Links to missing pages become plain text; button links are left out. Default: all exist. */
  readonly hasPage?: ((href: string) => boolean) | undefined;
  readonly children: ReactNode;
}

/** Hands every link below it to the application's router. Links to other sites, and clicks that ask for a new window, are left to the browser. */
export function LinkRouter({ navigate, hasPage, children }: LinkRouterProps) {
  return (
    <RouterProvider navigate={navigate}>
      <NavigateContext value={navigate}>
        <HasPageContext value={hasPage}>{children}</HasPageContext>
      </NavigateContext>
    </RouterProvider>
  );
}
