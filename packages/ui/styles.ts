import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';

/** Cascade layers, the weakest first, each with the stylesheets that it takes; the first that matches takes a sheet. */
const LAYERS: readonly (readonly [name: string, takes: RegExp])[] = [
  ['reset', /\/src\/css\/global\./],
  ['tokens', /\/src\/tokens\/vars\./],
  ['atoms', /\/src\/css\//],
  // Primitives whose look other primitives start from, such as that of a button.
  ['parts', /\/src\/primitives\/(Button|Dialog|Field)\//],
  ['primitives', /\/src\/primitives\//],
  ['widgets', /./],
];
/** Every stylesheet begins with it, because a page may load any of them first. */
const ORDER = `@layer ${LAYERS.map(([name]) => `rg.${name}`).join(',')};`;

/** Compiles `*.css.ts` and puts each file's rules into a cascade layer, so that the order in which sheets load changes nothing. */
export function stylesPlugins(options?: Parameters<typeof vanillaExtractPlugin>[0]): Plugin[] {
  const layers: Plugin = {
    name: 'routeglass-layers',
    enforce: 'pre',
    transform(code, id) {
      const [sheet = ''] = id.split('?');
      if (!sheet.endsWith('.css.ts.vanilla.css')) return null;
      const [layer = ''] = LAYERS.find(([, takes]) => takes.test(sheet)) ?? [];
      return { code: `${ORDER}\n@layer rg.${layer} {\n${code}\n}`, map: null };
    },
  };
  return [...vanillaExtractPlugin(options), layers];
}
