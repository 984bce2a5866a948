import type { Host } from './endpoint.ts';

/** Operator settings for the pages' code, sent by the server with each page. */
export interface SiteSettings {
  /** URL of map tiles with `{x}`, `{y}` and `{z}`, and their attribution; null for the built-in world outline. */
  readonly tiles: { readonly url: string; readonly attribution: string } | null;
  /** Base addresses of hosts that differ from the pages' origin. */
  readonly hosts: Partial<Readonly<Record<Host, string>>>;
}

export const defaultSettings: SiteSettings = { tiles: null, hosts: {} };
