import { createContext, useContext } from 'react';
import type { ErrorDetail } from './EmbedElement.ts';

/** Context of an element for everything inside it. */
export interface Embed {
  /** Base URL of the API; empty for the page's own server. */
  readonly api: string;
  /** Window in which links open; undefined for this window. */
  readonly target: string | undefined;
  /** Returns the full URL of a portal page. */
  readonly hrefOf: (path: string) => string;
  /** Notifies the page of a choice; returns false if the page handles it. */
  readonly select: (path: string) => boolean;
  /** Notifies the page of a choice and, unless the page handles it, navigates there. */
  readonly go: (path: string) => void;
  readonly tellReady: () => void;
  readonly tellError: (error: ErrorDetail) => void;
}

export const EmbedContext = createContext<Embed | null>(null);

/** The context of the surrounding element. Throws outside of one. */
export function useEmbed(): Embed {
  const embed = useContext(EmbedContext);
  if (!embed) throw new Error('This part must be inside an element');
  return embed;
}
