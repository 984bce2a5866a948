import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf, type BuiltRoute } from './src/firstLoad/pages.ts';

/** The file that tells the server of the pages. */
const PAGES = '__pages.json';
/**
 * What the browser is handed, and how soon it needs the typefaces and the code: the landing page has its words before any code runs; all other
 * addresses are drawn by the code, which comes first.
 */
const DOCUMENTS = [
  { document: 'index.html', fontPriority: 'high', codePriority: 'low' },
  { document: '__spa-fallback.html', fontPriority: 'low', codePriority: 'auto' },
] as const;
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

  const fonts = assets.filter((each) => FONTS.test(each));
  for (const { document, fontPriority, codePriority } of DOCUMENTS) {
    const path = join(folder, document);
    const html = await readFile(path, 'utf8');
    const links = fonts.map(
      (each) =>
        `<link rel="preload" href="/assets/${each}" as="font" type="font/woff2" crossorigin="" fetchpriority="${fontPriority}"/>`,
    );
    const withFonts = html.replace('<link rel="icon"', `${links.join('')}<link rel="icon"`);
    const code = '<link rel="modulepreload"';
    await writeFile(path, withFonts.replaceAll(code, `${code} fetchpriority="${codePriority}"`));
  }
}
