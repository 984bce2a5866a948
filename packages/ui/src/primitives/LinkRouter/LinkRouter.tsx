import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { NavigateContext } from './RoutedAnchor.tsx';

export interface LinkRouterProps {
  /** Goes to an address of this site without loading the page anew. */
  readonly navigate: (href: string) => void;
  readonly children: ReactNode;
}

/** Hands every link below it to the application's router. Links elsewhere, and clicks that ask for a new window, stay the browser's. */
export function LinkRouter({ navigate, children }: LinkRouterProps) {
  return (
    <RouterProvider navigate={navigate}>
      <NavigateContext value={navigate}>{children}</NavigateContext>
    </RouterProvider>
  );
}
