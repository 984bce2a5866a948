import { type SiteSettings, defaultSettings } from '@routeglass/api-client/contract';
import { SITE_SETTINGS } from '@routeglass/api-client/pages';
import { createContext, use } from 'react';

/** What a page is drawn with where there is no browser; null in one, where it stands in the page. */
export const SettingsToDraw = createContext<SiteSettings | null>(null);

const ofPage = readSettings();

/** What the operator set for this code, as the server handed it over with the page; the defaults where it set nothing. */
export function useSiteSettings(): SiteSettings {
  return use(SettingsToDraw) ?? ofPage;
}

function readSettings(): SiteSettings {
  const text = typeof document === 'undefined' ? undefined : document.getElementById(SITE_SETTINGS)?.textContent;
  return text ? (JSON.parse(text) as SiteSettings) : defaultSettings;
}
