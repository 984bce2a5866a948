import type { SiteSettings } from '@routeglass/api-client/contract';
import { missingTags, settingsTags } from '@routeglass/api-client/pages';
import { readSite } from './builtSite.ts';
import { headHtml } from './headHtml.ts';
import { pageWithHead, type PortalFile } from './portalFiles.ts';

/**
 * The page for addresses without one: the frame `frame`, with a title and what the operator set where the build tells the place of them. Made once; a
 * reading that failed is tried again by whoever asks next.
 */
export function createMissingPage(
  files: ReadonlyMap<string, PortalFile>,
  settings: SiteSettings,
): (frame: PortalFile) => Promise<PortalFile> {
  let made: Promise<PortalFile> | undefined;
  const make = async (frame: PortalFile): Promise<PortalFile> => {
    const site = await readSite(files);
    const tags = headHtml([...missingTags(), ...settingsTags(settings)]);
    return site ? pageWithHead(frame, site.frame.before + tags + site.frame.after) : frame;
  };
  return (frame) => {
    made ??= make(frame).catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
