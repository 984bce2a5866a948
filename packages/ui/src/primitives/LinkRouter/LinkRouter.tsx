import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { HasPageContext } from './hasPage.ts';
import { NavigateContext } from './RoutedAnchor.tsx';

export interface LinkRouterProps {
  /** Goes to an address of this site without loading the page again. */
  readonly navigate: (href: string) => void;
  /** Whether the site has a page at an address. A link to one that it lacks is plain text; a button to it is left out. Default: it has all. */
  readonly hasPage?: ((href: string) => boolean) | undefined;
  readonly children: ReactNode;
}

/** Hands every link below it to the application's router. Links elsewhere, and clicks that ask for a new window, stay the browser's. */
export function LinkRouter({ navigate, hasPage, children }: LinkRouterProps) {
  return (
    <RouterProvider navigate={navigate}>
      <NavigateContext value={navigate}>
        <HasPageContext value={hasPage}>{children}</HasPageContext>
      </NavigateContext>
    </RouterProvider>
  );
}
