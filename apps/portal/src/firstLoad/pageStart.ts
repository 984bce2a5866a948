import { createContext, type ReactNode } from 'react';

/** Parts of a document drawn by the server; null in a browser and in development, where the router draws them. */
interface PageStart {
  /** The end of its head: title, description, data. */
  readonly head: ReactNode;
  /** The end of its body: the scripts that load its code. */
  readonly code: ReactNode;
}

export const PageStart = createContext<PageStart | null>(null);
