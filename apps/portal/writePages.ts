import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf, type BuiltRoute } from './src/firstLoad/pages.ts';

/** The file that tells the server of the pages. */
const PAGES = '__pages.json';
/** What the browser is handed as it is; all other addresses are drawn from the second. */
const DOCUMENTS = ['index.html', '__spa-fallback.html'];
/** Typefaces that every page begins with. */
const FONTS = /^(?:inter|jetbrains-mono)-latin-wght-normal-.*\.woff2$/;

/** Completes the site in `folder`, just built: what its pages begin with is named in their heads, and to the server. */
export async function writePages(folder: string): Promise<void> {
  const assets = await readdir(join(folder, 'assets'));
  const name = assets.find((each) => each.startsWith('manifest-'));
  if (!name) throw new Error(`${folder} has no manifest of routes`);
  const text = await readFile(join(folder, 'assets', name), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, BuiltRoute>;
  };
  await writeFile(join(folder, PAGES), JSON.stringify(pagesOf(Object.values(manifest.routes))));

  const fonts = assets
    .filter((each) => FONTS.test(each))
    .map((each) => `<link rel="preload" href="/assets/${each}" as="font" type="font/woff2" crossorigin=""/>`);
  for (const document of DOCUMENTS) {
    const path = join(folder, document);
    const html = await readFile(path, 'utf8');
    await writeFile(path, html.replace('<link rel="icon"', `${fonts.join('')}<link rel="icon"`));
  }
}
