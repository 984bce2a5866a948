import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importOrder, type BuiltFile } from './src/firstLoad/importOrder.ts';
import { modulesOf, type BuiltRoute, type BuiltSite } from './src/firstLoad/pages.ts';
// Read by itself, without the workspace's conditions: no door would lead it to the source.
import { pages } from '../../packages/api-client/src/pages/list/pages.ts';

/** The file that tells the server of the site. */
const SITE = '__site.json';
/** What the browser is handed. The landing page has its words before any code runs, the other its frame: the code comes by and by. */
const DOCUMENTS = ['index.html', '__spa-fallback.html'];
/** Typefaces that every page begins with. That of figures, 40 kB, comes on a phone when there are figures. */
const FONTS = [
  { name: /^inter-latin-wght-normal-.*\.woff2$/, media: 'all' },
  { name: /^jetbrains-mono-latin-wght-normal-.*\.woff2$/, media: '(min-width: 768px)' },
];

/** Completes the site in `folder`, just built: what its pages begin with is named in their heads, and to the server. */
export async function writePages(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'));
  const name = assets.find((each) => each.startsWith('manifest-'));
  if (!name) throw new Error(`${folder} has no manifest of routes`);
  const text = await readFile(join(folder, 'assets', name), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, BuiltRoute>;
  };
  const head = fontLinks(assets);
  const modules = modulesOf(pages, Object.values(manifest.routes), await orderOfCode(folder));
  const site: BuiltSite = { head, modules };
  await writeFile(join(folder, SITE), JSON.stringify(site));

  for (const document of DOCUMENTS) {
    const path = join(folder, document);
    const html = await readFile(path, 'utf8');
    const code = '<link rel="modulepreload"';
    const withFonts = html.replace('<link rel="icon"', `${head}<link rel="icon"`);
    await writeFile(path, withFonts.replaceAll(code, `${code} fetchpriority="low"`));
  }
}

/** What the bundler tells of its files, which is of no use to a browser. */
async function orderOfCode(folder: string): Promise<string[]> {
  const told = join(folder, '.vite');
  const files = JSON.parse(await readFile(join(told, 'manifest.json'), 'utf8')) as Record<string, BuiltFile>;
  await rm(told, { recursive: true });
  return importOrder(files);
}

function fontLinks(assets: readonly string[]): string {
  return FONTS.flatMap(({ name, media }) =>
    assets
      .filter((each) => name.test(each))
      .map(
        (each) =>
          `<link rel="preload" href="/assets/${each}" as="font" type="font/woff2" crossorigin="" media="${media}"/>`,
      ),
  ).join('');
}
