import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const LIST = /export\s+(?:type\s+)?\{([^}]*)\}/g;
const STAR = /export \* from '(\.[^']+)'/g;
const DECLARED = /^export (?:declare )?(?:const|function|class|interface|type) (\w+)/gm;

/** The public doors of a package with their exported names, sorted: the public API. */
export function doorsOf(packageRoot: string): Record<string, string[]> {
  const folder = join(packageRoot, 'exports');
  const doors = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
  return Object.fromEntries(
    doors.sort().map((name) => [name.replace(/\.tsx?$/, ''), namesIn(join(folder, name)).sort()]),
  );
}

function namesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const listed = [...text.matchAll(LIST)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map(
        (item) =>
          item
            .trim()
            .replace(/^type /, '')
            .split(/\s+as\s+/)
            .at(-1) ?? '',
      )
      .filter((name) => name !== ''),
  );
  const starred = [...text.matchAll(STAR)].flatMap((match) => declaredIn(join(file, '..', match[1] ?? '')));
  return [...listed, ...starred];
}

function declaredIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(DECLARED)].map((match) => match[1] ?? '');
}
