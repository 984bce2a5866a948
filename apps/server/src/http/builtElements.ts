import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadPortalFiles, type PortalFile } from './portalFiles.ts';

/** The elements that were built. */
export interface EmbedRelease {
  readonly version: string;
  /** Hash of each script by its path below `/embed/`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Embeddable elements for other sites. */
export interface BuiltElements {
  /** Files by path below `/embed`. */
  readonly files: ReadonlyMap<string, PortalFile>;
  readonly release: EmbedRelease;
}

/** Finds the elements; null until they are built. */
export type FindElements = () => Promise<BuiltElements | null>;

/** Reads the elements of a folder once, at the first request after they were built; on a first start, they are built after the server is up. */
export function builtElements(folder: string): FindElements {
  let built: BuiltElements | null = null;
  let reading: Promise<BuiltElements | null> | null = null;
  return async () => (built ??= await (reading ??= read(folder).finally(() => (reading = null))));
}

/** The build writes `release.json` last: without it nothing else is worth reading. */
async function read(folder: string): Promise<BuiltElements | null> {
  const release = await readFile(join(folder, 'release.json'), 'utf8').catch(() => null);
  return release === null
    ? null
    : { files: await loadPortalFiles(folder), release: JSON.parse(release) as EmbedRelease };
}
