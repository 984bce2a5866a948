import type { SiteSettings } from '../contract/siteSettings.ts';
import { dataTag, type HeadTag } from './headTags.ts';

/** Id of the element with the settings of a page. */
export const SITE_SETTINGS = 'settings';

/** The element that passes settings to a page's code; none if nothing is set. */
export function settingsTags(settings: SiteSettings): readonly HeadTag[] {
  const isDefault = settings.tiles === null && Object.keys(settings.hosts).length === 0;
  return isDefault ? [] : [dataTag(SITE_SETTINGS, settings)];
}
