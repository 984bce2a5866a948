import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf, type BuiltRoute } from './src/firstLoad/pages.ts';

/** The file that tells the server of the pages. */
const PAGES = '__pages.json';
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
  await writeFile(join(folder, PAGES), JSON.stringify(pagesOf(Object.values(manifest.routes))));

  for (const document of DOCUMENTS) {
    const path = join(folder, document);
    const html = await readFile(path, 'utf8');
    const links = FONTS.flatMap(({ name: font, media }) =>
      assets
        .filter((each) => font.test(each))
        .map(
          (each) =>
            `<link rel="preload" href="/assets/${each}" as="font" type="font/woff2" crossorigin="" media="${media}"/>`,
        ),
    );
    const withFonts = html.replace('<link rel="icon"', `${links.join('')}<link rel="icon"`);
    const code = '<link rel="modulepreload"';
    await writeFile(path, withFonts.replaceAll(code, `${code} fetchpriority="low"`));
  }
}
