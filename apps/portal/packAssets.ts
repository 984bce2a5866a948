import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const PACKS = new Set(['.css', '.js', '.svg']);
/** What is smaller travels as it is. */
const SMALLEST = 1_000;
const brotli = promisify(brotliCompress);

/**
 * Puts a file `x.js.br` beside each `x.js` of `folder`, packed as small as Brotli can (RFC 7932): seconds of work, which a build has and the
 * server has not when the first visitor asks. What stays as it is has none.
 */
export async function packAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => PACKS.has(extname(name)));
  await Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(folder, name));
      if (content.length <= SMALLEST) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await writeFile(join(folder, `${name}.br`), await brotli(content, { params }));
    }),
  );
}
