import { type SiteSettings, defaultSettings } from '@routeglass/api-client/contract';
import { SITE_SETTINGS } from '@routeglass/api-client/pages';
import { createContext, use } from 'react';

/** The settings for drawing a page on the server; null in a browser, which reads them from the page. */
export const SettingsToDraw = createContext<SiteSettings | null>(null);

const ofPage = readSettings();

/** The operator's settings for this code, as sent with the page; otherwise the defaults. */
export function useSiteSettings(): SiteSettings {
  return use(SettingsToDraw) ?? ofPage;
}

function readSettings(): SiteSettings {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(SITE_SETTINGS)?.textContent;
  return text ? (JSON.parse(text) as SiteSettings) : defaultSettings;
}
