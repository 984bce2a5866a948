import { missingTags } from '@routeglass/api-client/pages';
import { readSite } from './builtSite.ts';
import { headHtml } from './headHtml.ts';
import { pageWithHead, type PortalFile } from './portalFiles.ts';

/** The page for addresses without one: the frame `frame`, with a title where the build tells the place of it. Made once. */
export function createMissingPage(files: ReadonlyMap<string, PortalFile>): (frame: PortalFile) => Promise<PortalFile> {
  let made: Promise<PortalFile> | undefined;
  const make = async (frame: PortalFile): Promise<PortalFile> => {
    const site = await readSite(files);
    return site ? pageWithHead(frame, site.frame.before + headHtml(missingTags()) + site.frame.after) : frame;
  };
  return (frame) => (made ??= make(frame));
}
