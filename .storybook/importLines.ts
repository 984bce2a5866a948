import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Node {
  readonly type: string;
  readonly lang?: string;
  readonly value?: string;
  readonly children?: Node[];
}

const exportsFolder = join(import.meta.dirname, '..', 'packages', 'ui', 'exports');

/** How a reader of a component's page imports it: its door, with the names that are no types, and its stylesheet. */
export function importLines(name: string): string | undefined {
  const door = doorOf(name);
  if (door === undefined) return undefined;
  const names = [...textOf(door).matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, list = '']) => list.split(',').map((each) => each.trim()))
    .filter((each) => each !== '' && !each.startsWith('type '));
  return `import { ${names.join(', ')} } from '@routeglass/ui/${door}';\nimport '@routeglass/ui/${door}.css';`;
}

/** The door of a component's own name, or the one that it shares with what goes with it. */
function doorOf(name: string): string | undefined {
  const doors = readdirSync(exportsFolder).map((file) => basename(file, '.ts'));
  return doors.includes(name) ? name : doors.find((door) => textOf(door).includes(`/${name}.tsx'`));
}

const textOf = (door: string): string => readFileSync(join(exportsFolder, `${door}.ts`), 'utf8');

/** Puts those lines under the title of each component's page, which is told by the stories that it shows. */
export function withImportLines() {
  return (page: { readonly children: Node[] }): void => {
    const code = page.children.map(({ type, value }) => (type === 'mdxjsEsm' ? value : '')).join('\n');
    const name = /from '\.\/(\w+)\.stories\.tsx'/.exec(code)?.[1];
    const value = name === undefined ? undefined : importLines(name);
    const title = page.children.findIndex(({ type }) => type === 'heading');
    if (value && title >= 0) page.children.splice(title + 1, 0, { type: 'code', lang: 'tsx', value });
  };
}
