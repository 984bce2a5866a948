import type { SiteSettings } from '../contract/siteSettings.ts';
import { dataTag, type HeadTag } from './headTags.ts';

/** Id of the element that holds the settings in a page. */
export const SITE_SETTINGS = 'settings';

/** The element that hands settings over to the code of a page; none where nothing is set. */
export function settingsTags(settings: SiteSettings): readonly HeadTag[] {
  const isDefault = settings.tiles === null && Object.keys(settings.hosts).length === 0;
  return isDefault ? [] : [dataTag(SITE_SETTINGS, settings)];
}
