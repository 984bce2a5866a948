import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const registry = fileURLToPath(new URL('../src/element/houseStyles.ts', import.meta.url));
const SHEET = /import '([^']+\.vanilla\.css)';/g;

/** Adds each module's styles to the elements' shadow roots, where a plain build would write a stylesheet for the page. */
export function shadowStylesPlugin(): Plugin {
  return {
    name: 'routeglass-shadow-styles',
    enforce: 'post',
    transform(code, id) {
      if (!id.endsWith('.css.ts') || !code.includes('.vanilla.css')) return null;
      let count = 0;
      const body = code.replaceAll(SHEET, (_, sheet: string) => {
        const name = `sheet${count++}`;
        return `import ${name} from '${sheet}?inline';\naddStyles(${name});`;
      });
      return { code: `import { addStyles } from '${registry}';\n${body}`, map: null };
    },
  };
}
