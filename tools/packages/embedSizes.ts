import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Most bytes, after gzip, that a page loads until an element is drawn: for the first element, and for each further one. */
const FIRST = 70_000;
const FURTHER = 33_000;
const STATIC_IMPORT = /(?:^|[;}])(?:import|export)(?:[^'"()`]*?from)?\s*["']([^"']+)["']/g;

/** A sentence for each element that is too heavy, alone or after another. `doors` names the elements: those under `define/` register one. */
export function embedSizeProblems(dist: string, doors: readonly string[]): string[] {
  const names = doors.filter((door) => door.startsWith('define/')).map((door) => door.slice('define/'.length));
  const loads = new Map(names.map((name) => [name, loadedBy(join(dist, `${name}.js`))]));
  const problems: string[] = [];
  const hold = (what: string, files: Iterable<string>, limit: number): void => {
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
    if (bytes > limit) problems.push(`embed: ${what} loads ${bytes} bytes (gzip), at most ${limit}`);
  };
  for (const [name, files] of loads) {
    hold(`rg-${name}`, files, FIRST);
    for (const [other, before] of loads)
      if (other !== name)
        hold(
          `rg-${name} after rg-${other}`,
          [...files].filter((file) => !before.has(file)),
          FURTHER,
        );
  }
  return problems;
}

/** A built file and all its static imports; what it fetches later does not count. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const match of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT))
    loadedBy(join(dirname(file), match[1] ?? ''), found);
  return found;
}
