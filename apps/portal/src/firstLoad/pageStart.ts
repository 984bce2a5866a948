import { createContext, type ReactNode } from 'react';

/** What the server puts into the document of a page; null in a browser and while one works on the portal, where the router does. */
interface PageStart {
  /** The end of its head: title, description, data. */
  readonly head: ReactNode;
  /** The end of its body: what brings its code. */
  readonly code: ReactNode;
}

export const PageStart = createContext<PageStart | null>(null);
