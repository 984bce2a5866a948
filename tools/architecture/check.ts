import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { cyclesIn } from './cycles.ts';
import { importProblems, type SourceFile } from './imports.ts';
import { escapeProblems, longFiles, sizeProblems } from './sizes.ts';

/** `node tools/architecture/check.ts [ROOT]`: checks import rules, file sizes and file names. */
const root = process.argv[2] ?? join(import.meta.dirname, '..', '..');
const files = sources(root);
const problems = files
  .flatMap((file) => [...importProblems(file), ...sizeProblems(file)])
  .concat(cyclesIn(files).map((cycle) => `import cycle: ${cycle.join(' → ')}`))
  .concat(escapeProblems(files));

for (const long of longFiles(files)) console.warn(`worth splitting: ${long}`);
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function sources(from: string): SourceFile[] {
  const ignored = new Set([
    'node_modules',
    'dist',
    'build',
    'fixtures',
    '.react-router',
    'storybook-static',
    '__pictures__',
  ]);
  const found: SourceFile[] = [];
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder).sort()) {
      const full = join(folder, name);
      if (statSync(full).isDirectory()) {
        if (!ignored.has(name)) walk(full);
      } else if (/\.tsx?$/.test(name) && !name.endsWith('.d.ts')) {
        found.push({ path: relative(from, full).split(sep).join('/'), text: readFileSync(full, 'utf8') });
      }
    }
  };
  for (const room of ['packages', 'apps', 'tools', 'e2e', '.storybook']) {
    try {
      walk(join(from, room));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return found;
}
