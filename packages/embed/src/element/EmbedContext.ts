import { createContext, useContext } from 'react';
import type { ErrorDetail } from './EmbedElement.ts';

/** What an element gives to everything drawn in it. */
export interface Embed {
  /** Address of the API; empty for the page's own server. */
  readonly api: string;
  /** Where links open; undefined in this window. */
  readonly target: string | undefined;
  /** The whole address of a page of the portal. */
  readonly hrefOf: (path: string) => string;
  /** Tells the page of a choice; false where the page takes care of it. */
  readonly select: (path: string) => boolean;
  /** Tells the page of a choice and, unless it takes care of it, goes there. */
  readonly go: (path: string) => void;
  readonly tellReady: () => void;
  readonly tellError: (error: ErrorDetail) => void;
}

export const EmbedContext = createContext<Embed | null>(null);

/** The element around. Throws outside of one. */
export function useEmbed(): Embed {
  const embed = useContext(EmbedContext);
  if (!embed) throw new Error('This part must be inside an element');
  return embed;
}
