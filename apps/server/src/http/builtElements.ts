import { loadPortalFiles, type PortalFile } from './portalFiles.ts';

/** Which elements the build made. */
export interface EmbedRelease {
  readonly version: string;
  /** Hash of each script by its path below `/embed/`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The elements for other sites. */
export interface BuiltElements {
  /** By path below `/embed`. */
  readonly files: ReadonlyMap<string, PortalFile>;
  readonly release: EmbedRelease;
}

/** Finds the elements; null while they are not built. */
export type FindElements = () => Promise<BuiltElements | null>;

/** The elements in a folder: read once, when they are first asked for after the build wrote them. On a first start the server is up before that. */
export function builtElements(folder: string): FindElements {
  let built: BuiltElements | null = null;
  let reading: Promise<BuiltElements | null> | null = null;
  return async () => (built ??= await (reading ??= read(folder).finally(() => (reading = null))));
}

/** The build writes `release.json` last. */
async function read(folder: string): Promise<BuiltElements | null> {
  const files = await loadPortalFiles(folder);
  const bytes = await files.get('/release.json')?.bytes('identity');
  return bytes ? { files, release: JSON.parse(bytes.toString('utf8')) as EmbedRelease } : null;
}
