import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentParts } from '@routeglass/api-client/contract';
import * as v from 'valibot';
import { BrokenFile } from './brokenFile.ts';
import { type ContentArticle, readArticle } from './readArticle.ts';
import { readYaml } from './readYaml.ts';

export type PartName = keyof typeof contentParts;

const category = v.object({
  id: v.pipe(v.number(), v.integer()),
  title: v.pipe(v.string(), v.minLength(1)),
  parent: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  order: v.optional(v.pipe(v.number(), v.integer()), 0),
});
export type Category = v.InferOutput<typeof category>;

/** One file of the folder, read. */
type Read =
  | { readonly part: PartName; readonly value: unknown }
  | { readonly categories: readonly Category[] }
  | { readonly article: ContentArticle };

/** What is known of a file: when it was read, and what it holds, from before where it is broken now. */
interface KnownFile {
  readonly stamp: string;
  readonly read: Read | null;
  /** Why what it holds now is not used. */
  readonly problem: BrokenFile | null;
}

export type KnownFiles = ReadonlyMap<string, KnownFile>;

/**
 * Reads the files of a content folder that have changed since `former`. A broken one keeps what it held before, and `refuse` hears why.
 * Gives `former` itself where nothing has changed.
 */
export async function readContent(
  folder: string,
  former: KnownFiles,
  refuse: (problem: BrokenFile) => void,
): Promise<KnownFiles> {
  const files = new Map<string, KnownFile>();
  for (const file of await filesIn(folder)) {
    const { mtimeMs, size } = await stat(join(folder, file));
    const stamp = `${mtimeMs} ${size}`;
    const known = former.get(file);
    if (known?.stamp === stamp) {
      files.set(file, known);
      continue;
    }
    try {
      const read = readFileAs(file, await readFile(join(folder, file), 'utf8'));
      files.set(file, { stamp, read, problem: null });
    } catch (error) {
      if (!(error instanceof BrokenFile)) throw error;
      refuse(error);
      files.set(file, { stamp, read: known?.read ?? null, problem: error });
    }
  }
  const isSame = files.size === former.size && [...files].every(([file, known]) => former.get(file) === known);
  return isSame ? former : files;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => /\.(?:ya?ml|md)$/.test(name) && !/(?:^|[\\/])[._]|README/.test(name)).sort();
}

function readFileAs(file: string, text: string): Read {
  if (file.endsWith('.md')) return { article: readArticle(file, text) };
  const name = file.replace(/\.ya?ml$/, '');
  if (name === 'categories') return { categories: readYaml(file, text, v.array(category)) };
  if (!(name in contentParts))
    throw new BrokenFile(
      file,
      1,
      `there is no part of this name; there are categories, ${Object.keys(contentParts).join(', ')}`,
    );
  const part = name as PartName;
  return { part, value: readYaml<unknown>(file, text, contentParts[part]) };
}
