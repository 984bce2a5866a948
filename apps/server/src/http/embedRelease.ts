import type { PortalFile } from './portalFiles.ts';

/** Which elements the build made. */
export interface EmbedRelease {
  readonly version: string;
  /** Hash of each script by its path below `/embed/`. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** What the build wrote of itself; null where nothing is built. */
export async function readRelease(files: ReadonlyMap<string, PortalFile>): Promise<EmbedRelease | null> {
  const bytes = await files.get('/release.json')?.bytes('identity');
  return bytes ? (JSON.parse(bytes.toString('utf8')) as EmbedRelease) : null;
}
