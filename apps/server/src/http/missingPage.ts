import type { SiteSettings } from '@routeglass/api-client/contract';
import { missingTags, settingsTags } from '@routeglass/api-client/pages';
import { readSite } from './builtSite.ts';
import { headHtml } from './headHtml.ts';
import { madeOnce } from './madeOnce.ts';
import { pageWithHead, type PortalFile } from './portalFiles.ts';

/** The page for addresses that have none: `frame` with a title and the operator's settings in its head. Made once. */
export function createMissingPage(
  files: ReadonlyMap<string, PortalFile>,
  settings: SiteSettings,
): (frame: PortalFile) => Promise<PortalFile> {
  return madeOnce(async (frame) => {
    const site = await readSite(files);
    const tags = headHtml([...missingTags(), ...settingsTags(settings)]);
    return site ? pageWithHead(frame, site.frame.before + tags + site.frame.after) : frame;
  });
}
