import { mkdir, rm } from 'node:fs/promises';
import { DEFAULT_SEED, DEFAULT_START } from '../lab/files.ts';
import { makeLab } from '../lab/makeLab.ts';
import type { Store } from '../store/store.ts';
import { type ImportRequest, plainRequest } from './importRequest.ts';
import { fileKinds } from './sources.ts';

/** A file and the options that a request can set for it. */
export type FileRequest = Pick<ImportRequest, 'keepPartial' | 'allowOlder' | 'kind' | 'collector' | 'world'> & {
  readonly path: string;
};

/**
 * Writes the laboratory Internet into a folder for the ordinary import; nothing if it is already loaded. Files of kinds that cannot be loaded yet are
 * left out.
 */
export async function writeSample(store: Store, folder: string): Promise<FileRequest[]> {
  if (await isLoaded(store)) return [];
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files = await makeLab({ seed: DEFAULT_SEED, start: DEFAULT_START, out: folder });
  return files.flatMap(({ kind: labKind, path, collector }) => {
    const kind = fileKinds.find((one) => one === labKind);
    return kind ? [{ ...plainRequest, path, kind, collector, world: 'lab' as const }] : [];
  });
}

async function isLoaded(store: Store): Promise<boolean> {
  const row = await store.bulk
    .selectFrom('generation')
    .select('id')
    .where('kind', '=', 'mrt-rib')
    .where('world', '=', 'lab')
    .where('state', '=', 'live')
    .executeTakeFirst();
  return row !== undefined;
}
