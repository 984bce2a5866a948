import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';

const ASKED = '?script';

/** `import text from './file.ts?script'`: the text of a script to stand in a page, made of a module that imports nothing but types. */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  async load(id) {
    if (!id.endsWith(ASKED)) return null;
    const path = id.slice(0, -ASKED.length);
    this.addWatchFile(path);
    const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
    const small = await minify(path, code, { module: true });
    return `export default ${JSON.stringify(small.code)};`;
  },
};
