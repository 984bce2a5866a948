import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagesOf, type BuiltRoute } from './src/firstLoad/pages.ts';

/** The name of the file that tells the server of the pages. */
const NAME = '__pages.json';

/** Tells the server what each page of the site in `folder`, just built, begins with. */
export async function writePages(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((each) => each.startsWith('manifest-'));
  if (!name) throw new Error(`${assets} has no manifest of routes`);
  const text = await readFile(join(assets, name), 'utf8');
  const manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
    routes: Record<string, BuiltRoute>;
  };
  await writeFile(join(folder, NAME), JSON.stringify(pagesOf(Object.values(manifest.routes))));
}
