import type { Plugin, Rollup } from 'vite';

/**
 * Writes a stylesheet beside each door: the styles of what the door imports, in the order in which it imports them. `styles.css` has
 * those of all doors at once.
 */
export function doorStylesPlugin(): Plugin {
  /** Styles by the `*.css.ts` or `*.css` that holds them. */
  const styles = new Map<string, string>();

  return {
    name: 'routeglass-door-styles',
    apply: 'build',
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (file.endsWith('.css')) styles.set(file.replace(/\.vanilla\.css$/, ''), code);
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const source = [...new Set(modulesOf(chunk, bundle, new Set()))].map((id) => styles.get(id) ?? '').join('\n');
        if (source.trim() !== '')
          this.emitFile({ type: 'asset', fileName: chunk.fileName.replace(/\.js$/, '.css'), source });
      }
    },
  };
}

/** Files of the chunk and of all it imports, later ones too, since code that loads late brings no styles; what is imported first. */
function modulesOf(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle, seen: Set<string>): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = [...chunk.imports, ...chunk.dynamicImports].flatMap((name) => {
    const each = bundle[name];
    return each?.type === 'chunk' ? modulesOf(each, bundle, seen) : [];
  });
  return [...imported, ...chunk.moduleIds.map((id) => id.split('?')[0] ?? '')];
}
