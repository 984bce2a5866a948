import type { Host } from './endpoint.ts';

/** What an operator sets for the code of the pages, which the server hands over with each of them. */
export interface SiteSettings {
  /** Address of map tiles with `{x}`, `{y}` and `{z}`, and whose they are; null for the embedded outline of the world. */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
  /** Base addresses of hosts that are not where the pages are. */
  readonly hosts: Partial<Readonly<Record<Host, string>>>;
}

export const defaultSettings: SiteSettings = { tiles: null, hosts: {} };
