import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const light = (name: string): string => fileURLToPath(new URL(`../src/light/${name}`, import.meta.url));
const widget = (name: string): string => fileURLToPath(new URL(`../../ui/src/widgets/${name}`, import.meta.url));

/** Modules that are too large for an element on another site, or do not work there, and their replacements. */
const standIns: readonly { readonly of: RegExp; readonly by: string }[] = [
  { of: /^react-aria-components$/, by: light('reactAria.ts') },
  { of: /\/RoutedAnchor\.tsx$/, by: light('RoutedAnchor.ts') },
  { of: /\/Disclosure\/Disclosure\.tsx$/, by: light('Disclosure.tsx') },
  { of: /\/Menu\/Menu\.tsx$/, by: light('Menu.tsx') },
  { of: /\/SearchField\/SearchField\.tsx$/, by: light('SearchField.tsx') },
  { of: /\/Select\/Select\.tsx$/, by: light('Select.tsx') },
  { of: /\/SegmentedControl\/SegmentedControl\.tsx$/, by: light('SegmentedControl.tsx') },
  { of: /\/TermTip\.tsx$/, by: light('TermTip.tsx') },
  { of: /\/EvidencePopover\.tsx$/, by: light('EvidencePopover.tsx') },
  { of: /\/(?:VirtualRows|LinkWhy|FoldedFilters)\.tsx$/, by: light('absent.ts') },
  { of: /^\.\/flags\.ts$/, by: light('flags.ts') },
  { of: /^\.\/distantWorker\.ts$/, by: light('distantWorker.ts') },
  // Fetched after the element is drawn.
  { of: /^\.\/GraphTable\.tsx$/, by: light('GraphTable.tsx') },
  { of: /^\.\/exportSvg\.ts$/, by: light('exportSvg.ts') },
  { of: /^\.\/saveGraph\.ts$/, by: light('saveGraph.ts') },
  { of: /^\.\/panZoom\.ts$/, by: light('panZoom.ts') },
];
const originals: Readonly<Record<string, string>> = {
  panZoom: widget('RouteGraph/panZoom.ts'),
  GraphTable: widget('RouteGraph/GraphTable.tsx'),
  exportSvg: widget('RouteGraph/exportSvg.ts'),
  saveGraph: widget('RouteGraph/saveGraph.ts'),
};
const ours = fileURLToPath(new URL('../src/', import.meta.url));
const flagCodes = flagsByLetter();

/** Replaces modules with their stand-ins, and resolves the originals for the stand-ins themselves. */
export function standInsPlugin(): Plugin {
  const used = new Set<string>();
  return {
    name: 'routeglass-stand-ins',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('original:')) return originals[source.slice('original:'.length)] ?? null;
      if (source.startsWith('flags:')) return `\0${source}`;
      if (importer?.startsWith(ours)) return null;
      const standIn = standIns.find(({ of }) => of.test(source));
      if (standIn) used.add(standIn.by);
      return standIn?.by ?? null;
    },
    buildEnd(error) {
      if (error) return;
      for (const { of, by } of standIns)
        if (!used.has(by)) this.warn(`${by} stands in for nothing any more: no import matches ${of.source}`);
    },
    load(id) {
      if (id === '\0flags:groups') {
        const lines = [...flagCodes.keys()].map((letter) => `${letter}: () => import('flags:${letter}')`);
        return `export default { ${lines.join(',\n')} };`;
      }
      if (!id.startsWith('\0flags:')) return null;
      const codes = flagCodes.get(id.slice('\0flags:'.length)) ?? [];
      const imports = codes.map((code) => `import ${code} from 'country-flag-icons/string/3x2/${code}';`);
      return `${imports.join('\n')}\nexport default { ${codes.join(', ')} };`;
    },
  };
}

function flagsByLetter(): ReadonlyMap<string, string[]> {
  const index = fileURLToPath(import.meta.resolve('country-flag-icons/string/3x2'));
  const names = readdirSync(join(dirname(index), '../../string/3x2')).filter((name) => /^[A-Z]{2}\.js$/.test(name));
  return Map.groupBy(
    names.map((name) => name.slice(0, 2)),
    (code) => code.charAt(0),
  );
}
