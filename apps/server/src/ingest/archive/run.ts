import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { DataDirInUse, lockDataDir } from '../../store/dataDirLock.ts';
import { makeFolder } from '../../store/makeFolder.ts';
import type { Listener } from '../importEvent.ts';
import { megabytes } from '../report/figures.ts';
import type { ArchiveRequest } from './archiveRequest.ts';
import { archiveFolderIn, cachedPath, isCached } from './cache.ts';
import { readTarget } from './collectorFolder.ts';
import { download, NotThere } from './download.ts';
import { listFiles, oneFile, type RemoteFile } from './listFiles.ts';
import { type Patience, usualPatience } from './patience.ts';
import { ArchiveProblem } from './webAddress.ts';

/** Milliseconds between checks whether another process has ended. */
const LOCK_EVERY = 300;

/** The downloaded files of one collector, in loading order. */
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

/** The result of an archive request. */
export interface FetchReport {
  readonly fetched: readonly Fetched[];
  /** Files that an archive lists but does not have. */
  readonly gaps: readonly string[];
}

/**
 * Downloads the requested files into the cache, each one completely or not at all. Throws `ArchiveProblem` if something is not available. Finished
 * files stay, and the same request continues from there.
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

/** Only one process at a time writes into the cache; the others wait. */
async function lockCache(folder: string, { listener, signal }: FetchContext): Promise<() => Promise<void>> {
  await makeFolder(folder, 0o755);
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

/** Lists every file to load with its size, and the total. */
function listText(collector: string, files: readonly RemoteFile[]): string {
  const lines = files.map(({ file, size }) => `  ${file.name}  ${size === null ? 'size unknown' : megabytes(size)}`);
  const known = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return [`${collector}: ${files.length} files, ${megabytes(known)}`, ...lines].join('\n');
}
