import { fdatasyncSync, fsyncSync, lstatSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Settings = Parameters<NodeFS['init']>[1];
type Module = Parameters<NonNullable<Settings['preRun']>[number]>[0];

/** Receives the engine's own messages while it opens or closes. */
type Heard = (line: string) => void;

interface Stream {
  readonly nfd: number;
  readonly node: { readonly mode: number };
}

type Write = (stream: Stream, ...words: readonly unknown[]) => number;

/** ENOSPC as numbered by the engine's C library. */
const NO_SPACE = 51;
/** ENOENT as numbered by the engine's C library. */
const NOT_THERE = 44;
/** When the disk last had no room for a write, in milliseconds since 1970; undefined if it always had. */
let fullAt: number | undefined;

/** Whether a write failed for lack of disk space since an instant, in milliseconds since 1970. */
export const wasFullSince = (instant: number): boolean => fullAt !== undefined && fullAt >= instant;

/** Parts of the engine's file systems that PGlite's types leave out. */
interface FileSystems {
  readonly FS: { isDir(mode: number): boolean; readonly ErrnoError: new (errno: number) => object };
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number; write: Write };
    getMode(path: string): number;
    tryFSOperation<Made>(act: () => Made): Made;
  };
}

/**
 * A real folder, with PostgreSQL's fsync reaching the disk.
 *
 * PGlite's own `NodeFS` has no fsync: the engine is told that everything is on the disk while nothing is. PostgreSQL's fdatasync never gets here (it
 * returns at once), hence `wal_sync_method = fsync` in `engine.ts`. Regular files are synced like fdatasync, with only the metadata needed to read
 * them.
 */
export class DurableFolder extends NodeFS {
  readonly #heard: Heard;

  constructor(directory: string, heard: Heard) {
    super(directory);
    this.#heard = heard;
  }

  override async init(engine: PGlite, settings: Settings): Promise<{ emscriptenOpts: Settings }> {
    const { emscriptenOpts } = await super.init(engine, settings);
    const preRun = [...(emscriptenOpts.preRun ?? []), reachDisk, lookQuickly];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, printErr: this.#heard } };
  }
}

/**
 * Looks up files without creating a Node.js error for each missing one, which takes as long as ten look-ups. PostgreSQL asks for free-space maps that
 * small tables do not have, some 15,000 times while a table is imported.
 */
function lookQuickly(module: Module): void {
  const { FS, NODEFS } = module as unknown as FileSystems;
  const { getMode } = NODEFS;
  const absent = new FS.ErrnoError(NOT_THERE);
  NODEFS.getMode = (path) => {
    if (!NODEFS.tryFSOperation(() => lstatSync(path, { throwIfNoEntry: false }))) throw absent;
    return getMode(path);
  };
}

function reachDisk(module: Module): void {
  const { FS, NODEFS } = module as unknown as FileSystems;
  const { write } = NODEFS.stream_ops;
  NODEFS.stream_ops.write = (stream, ...words) => {
    try {
      return write(stream, ...words);
    } catch (error) {
      if ((error as { errno?: number }).errno === NO_SPACE) fullAt = Date.now();
      throw error;
    }
  };
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    NODEFS.tryFSOperation(() => (FS.isDir(node.mode) ? fsyncSync(nfd) : fdatasyncSync(nfd)));
    return 0;
  };
}
