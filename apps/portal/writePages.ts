import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HeadTag } from '@routeglass/api-client/pages';
import type { ServerBuild } from 'react-router';
import type * as entry from './src/entry.server.tsx';
import { importOrder, type BuiltFile } from './src/firstLoad/importOrder.ts';
import { filesOf } from './src/firstLoad/pageCode.ts';
import { modulesOf, type BuiltSite } from './src/firstLoad/pages.ts';
// Read by itself, without the workspace's conditions: no door would lead it to the source.
import { pages } from '../../packages/api-client/src/pages/list/pages.ts';

/** The file that tells the server of the site. */
const SITE = '__site.json';
/** The page that the browser draws, for every address. */
const FRAME = '__spa-fallback.html';
/** Any address: the frame is the same at all. */
const ANY = 'http://localhost/';
/** Where tags of a page of its own stand in the frame, and how that is written. */
const PLACE: HeadTag = { element: 'template', attributes: { id: 'head' } };
const WRITTEN_PLACE = '<template id="head"></template>';
/** Typefaces that every page begins with. That of figures, 40 kB, comes on a phone once a page that has some is painted (`begin.ts`). */
const FONTS = [
  { name: /^inter-latin-wght-normal-.*\.woff2$/, media: 'all' },
  { name: /^jetbrains-mono-latin-wght-normal-.*\.woff2$/, media: '(min-width: 768px)' },
];

/** The portal's code as it is built to draw pages. */
export type PortalBuild = ServerBuild & { readonly entry: { readonly module: typeof entry } };

/**
 * Completes the site in `folder`, just built: draws the frame of all pages with the code `build`, and tells the server what pages begin with. That file
 * is written last and renamed into place.
 */
export async function writePages(folder: string, build: PortalBuild): Promise<void> {
  const { createDraw } = build.entry.module;
  const head = fontTags(await readdir(join(folder, 'assets')));
  const routes = Object.values(build.assets.routes).flatMap((route) => route ?? []);
  const drawFrame = createDraw({ ...build, ssr: false, prerender: [] });
  const files = filesOf(build.assets, ['root']);
  const frame = await drawFrame({ address: ANY, answers: {}, head: [...head, PLACE], files, hasFigures: false });
  const [before, after, ...more] = frame.split(WRITTEN_PLACE);
  if (before === undefined || after === undefined || more.length > 0) throw new Error('The frame has not one head');
  const site: BuiltSite = {
    head,
    frame: { before, after, files },
    modules: modulesOf(pages, routes, await orderOfCode(folder)),
  };
  await writeFile(join(folder, FRAME), before + after);
  const whole = join(folder, SITE);
  await writeFile(`${whole}.part`, JSON.stringify(site));
  await rename(`${whole}.part`, whole);
}

/** What the bundler tells of its files, which is of no use to a browser. */
async function orderOfCode(folder: string): Promise<string[]> {
  const told = join(folder, '.vite');
  const files = JSON.parse(await readFile(join(told, 'manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  await rm(told, { recursive: true });
  return importOrder(files);
}

function fontTags(assets: readonly string[]): HeadTag[] {
  return FONTS.flatMap(({ name, media }) =>
    assets
      .filter((each) => name.test(each))
      .map((each): HeadTag => {
        const href = `/assets/${each}`;
        return {
          element: 'link',
          attributes: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '', media },
        };
      }),
  );
}
