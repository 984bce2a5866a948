import { mkdir, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { DataDirInUse, lockDataDir } from '../../store/dataDirLock.ts';
import type { Listener } from '../importEvent.ts';
import { megabytes } from '../report/figures.ts';
import type { ArchiveRequest } from './archiveRequest.ts';
import { archiveFolderIn, cachedPath, isCached } from './cache.ts';
import { readTarget } from './collectorFolder.ts';
import { download, NotThere } from './download.ts';
import { listFiles, oneFile, type RemoteFile } from './listFiles.ts';
import { type Patience, usualPatience } from './patience.ts';
import { ArchiveProblem } from './webAddress.ts';

/** Milliseconds between looks at whether another process has ended. */
const LOCK_EVERY = 300;

/** Files of one collector that are here now, in the order in which they are to be loaded. */
export interface Fetched {
  readonly collector: string;
  readonly paths: readonly string[];
}

export interface FetchContext {
  readonly dataDir: string;
  readonly listener: Listener;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly patience?: Patience;
  readonly silence?: number;
}

/** What came of an archive request. */
export interface FetchReport {
  readonly fetched: readonly Fetched[];
  /** Files that an archive lists and does not have. */
  readonly gaps: readonly string[];
}

/**
 * Fetches what a request names into the cache, each file whole or not at all. Throws `ArchiveProblem` where something cannot be had; what came
 * until then stays, and the same request goes on from there.
 */
export async function fetchArchives(request: ArchiveRequest, context: FetchContext): Promise<FetchReport> {
  const { listener, signal, clock, patience = usualPatience } = context;
  const now = Math.floor(clock() / 1_000);
  const span = request.span ?? { from: now, until: now, only: null };
  const targets = [];
  for (const address of request.addresses) {
    const target = readTarget(address, request.collector);
    const asking = { patience, signal };
    const files =
      'file' in target ? await oneFile(target.file, target.url, asking) : await listFiles(target.folder, span, asking);
    const collector = 'file' in target ? target.collector : target.folder.collector;
    listener({ type: 'waiting', message: listText(collector, files) });
    targets.push({ collector, files });
  }
  const size = targets.flatMap(({ files }) => files).reduce((sum, file) => sum + (file.size ?? 0), 0);
  if (size > request.largest)
    throw new ArchiveProblem(
      `${megabytes(size)} in total, more than ${megabytes(request.largest)}; choose a shorter time span or a larger --max-size`,
    );
  if (request.listOnly) return { fetched: [], gaps: [] };

  const folder = archiveFolderIn(context.dataDir);
  const unlock = await lockCache(folder, context);
  try {
    const gaps: string[] = [];
    const fetched: Fetched[] = [];
    let left = request.largest;
    for (const { collector, files } of targets) {
      const paths: string[] = [];
      for (const file of files) {
        const path = cachedPath(folder, file.url.host, collector, file.file.name);
        try {
          await fetchFile(file, path, left, context);
          paths.push(path);
          left -= (await stat(path)).size;
        } catch (error) {
          if (!(error instanceof NotThere)) throw error;
          gaps.push(error.message);
          listener({ type: 'waiting', message: `${error.message}; continuing without it` });
        }
      }
      if (paths.length > 0) fetched.push({ collector, paths });
    }
    return { fetched, gaps };
  } finally {
    await unlock();
  }
}

/** One process at a time writes into the cache; the others wait for it. */
async function lockCache(folder: string, { listener, signal }: FetchContext): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  for (let waits = false; ; waits = true) {
    try {
      return await lockDataDir(folder);
    } catch (error) {
      if (!(error instanceof DataDirInUse)) throw error;
      const message = `Waiting for process ${error.pid}, which is downloading from archives`;
      if (!waits) listener({ type: 'waiting', message });
      await setTimeout(LOCK_EVERY, undefined, { signal });
    }
  }
}

async function fetchFile(remote: RemoteFile, path: string, largest: number, context: FetchContext): Promise<void> {
  const { listener, signal, clock, patience = usualPatience, silence } = context;
  if (await isCached(path, remote.size, clock())) return;
  const onProgress = (done: number, total: number): void =>
    listener({
      type: 'progress',
      what: `fetching ${remote.file.name}`,
      done,
      total: total || (remote.size ?? 0),
      unit: 'bytes',
    });
  const { checksum } = remote;
  await download(remote.url, path, {
    patience,
    largest,
    signal,
    onProgress,
    checksum,
    ...(silence !== undefined && { silence }),
  });
}

/** What would be loaded: every file with its size, and all together. */
function listText(collector: string, files: readonly RemoteFile[]): string {
  const lines = files.map(({ file, size }) => `  ${file.name}  ${size === null ? 'size unknown' : megabytes(size)}`);
  const known = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return [`${collector}: ${files.length} files, ${megabytes(known)}`, ...lines].join('\n');
}
