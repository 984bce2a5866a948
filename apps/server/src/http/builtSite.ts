import * as v from 'valibot';
import { SITE } from './builtPortal.ts';
import type { PortalFile } from './portalFiles.ts';

const builtSite = v.object({
  /** Tags in the head of every page. */
  head: v.array(v.object({ element: v.picklist(['link', 'meta']), attributes: v.record(v.string(), v.string()) })),
  /** A page drawn by the browser: the HTML before and after its own tags, and the code that it already names. */
  frame: v.object({ before: v.string(), after: v.string(), files: v.array(v.string()) }),
  modules: v.record(v.string(), v.array(v.string())),
});
type BuiltSite = v.InferOutput<typeof builtSite>;

/** What the build says about the pages; null if there is no build. */
export async function readSite(files: ReadonlyMap<string, PortalFile>): Promise<BuiltSite | null> {
  const file = files.get(SITE);
  return file ? v.parse(builtSite, JSON.parse((await file.bytes('identity')).toString('utf8'))) : null;
}
