import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** kB (1,000 bytes) after gzip, by package and door. */
export type Sizes = Record<string, Record<string, number>>;

/**
 * The cost of each door for a page: its own code and all static imports, minified and gzipped, without React. Code loaded later with `import()`
 * is not counted. All doors are bundled together from the published packages, so code that two doors share is one chunk, and its full size
 * counts for each.
 */
export async function sizesOfDoors(root: string, packages: readonly string[]): Promise<Sizes> {
  const doors = packages.flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'dist', 'exports'))
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ name, door: file.slice(0, -'.js'.length) })),
  );
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: Object.fromEntries(
          doors.map(({ name, door }) => [
            `${name}/${door}`,
            join(root, 'packages', name, 'dist', 'exports', `${door}.js`),
          ]),
        ),
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?($|\/)/,
      },
    },
  });
  if (!('output' in result)) throw new Error('The bundler gave no files');
  const chunks = new Map(
    result.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const zipped = new Map([...chunks].map(([name, { code }]) => [name, gzipSync(code).length]));

  const cost = (name: string, counted: Set<string>): number => {
    const chunk = chunks.get(name);
    if (!chunk || counted.has(name)) return 0;
    counted.add(name);
    return chunk.imports.reduce((sum, each) => sum + cost(each, counted), zipped.get(name) ?? 0);
  };

  const sizes: Sizes = Object.fromEntries(packages.map((name) => [name, {}]));
  for (const chunk of chunks.values()) {
    const [name = '', door = ''] = chunk.name.split('/');
    const own = sizes[name];
    if (chunk.isEntry && own) own[door] = Math.round(cost(chunk.fileName, new Set()) / 100) / 10;
  }
  return sizes;
}

/** Room that a new limit leaves above today's size: a tenth plus one kB. */
const limitFor = (size: number): number => Math.ceil(size * 1.1 + 1);

/** Limits for the current doors: existing limits stay, and a new door gets one from its size. */
export function limitsFor(sizes: Sizes, limits: Sizes): Sizes {
  return mapDoors(sizes, (size, name, door) => limits[name]?.[door] ?? limitFor(size));
}

/** A sentence for each door over its limit or without one. */
export function sizeProblems(sizes: Sizes, limits: Sizes): string[] {
  return Object.entries(sizes).flatMap(([name, doors]) =>
    Object.entries(doors).flatMap(([door, size]) => {
      const limit = limits[name]?.[door];
      if (limit === undefined)
        return [
          `${name}/${door}: has no limit of size (${size} kB); \`node tools/packages/check.ts --update\` sets one`,
        ];
      return size > limit ? [`${name}/${door}: ${size} kB gzip, at most ${limit} (tools/packages/sizes.json)`] : [];
    }),
  );
}

function mapDoors(sizes: Sizes, map: (size: number, name: string, door: string) => number): Sizes {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, doors]) => [
      name,
      Object.fromEntries(
        Object.entries(doors)
          .toSorted(([one], [other]) => (one < other ? -1 : 1))
          .map(([door, size]) => [door, map(size, name, door)]),
      ),
    ]),
  );
}
