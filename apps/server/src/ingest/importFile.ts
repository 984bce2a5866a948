import { abandonGeneration, findUnchanged, type LoadingGeneration, openGeneration } from '../store/generation.ts';
import { followLoad } from '../store/ledger.ts';
import { analyzeGeneration } from '../store/partition.ts';
import type { SourceKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { HEAD_BYTES, recogniseKind } from './input/fileKind.ts';
import type { FileReport, Listener, Outcome } from './importEvent.ts';
import { headOf, type InputFile, openInput } from './input/inputFile.ts';
import { judgeLoad, predecessorOf, whyUnknown } from './judgeLoad.ts';
import { collectorOf } from './mrt/source.ts';
import type { Pending } from './pending.ts';
import type { FileRequest } from './sample.ts';
import { Skips } from './report/skips.ts';
import { sourceOf } from './sources.ts';
import { watchProgress } from './report/watchProgress.ts';

export interface FileImport {
  readonly report: FileReport;
  /** Undefined if there is nothing to publish. */
  readonly pending?: Pending;
}

/** Loads one file into its own generation, or reports why not. Rejects only if the database fails. */
export async function importFile(
  store: Store,
  request: FileRequest,
  waiting: readonly Pending[],
  listener: Listener,
): Promise<FileImport> {
  const { path } = request;
  const begun = performance.now();
  const input = await openInput(path).catch((error: NodeJS.ErrnoException) => error);
  if (input instanceof Error) return { report: unreadable(path, input) };
  const collector = request.collector ?? collectorOf(path);
  const account = (
    kind: SourceKind | null,
    outcome: Outcome,
    message: string | null,
    more: Partial<FileReport> = {},
  ) => {
    const { size: bytes, unpackedBytes, unpackSeconds } = input;
    const seconds = (performance.now() - begun) / 1000;
    const base = { file: path, kind, outcome, message, name: null, counts: {}, skipped: [] };
    return { ...base, bytes, unpackedBytes, unpackSeconds, seconds, ...more };
  };

  const head = await headOf(input, HEAD_BYTES);
  const kind = input.size === 0 ? undefined : (request.kind ?? recogniseKind(head.bytes));
  const source = kind && sourceOf(kind);
  if (!source) return { report: account(null, 'refused', whyUnknown(input, head, request.kind)) };
  const name = source.nameOf(path, collector, request.world);
  const contentHash = await hashOf(input, request);
  const isWaiting = waiting.some((other) => other.name === name && other.contentHash === contentHash);
  if (isWaiting || (await findUnchanged(store, source.kind, name, contentHash)) !== undefined) {
    return { report: account(source.kind, 'unchanged', 'this content is already loaded', { name }) };
  }

  const isRoutes = source.kind === 'mrt-rib' || source.kind === 'mrt-updates';
  const wanted = { kind: source.kind, name, world: request.world, contentHash };
  const generation = await openGeneration(store, isRoutes ? { ...wanted, collector } : wanted);
  const skips = new Skips();
  const stop = watchProgress(listener, path, input.size, 'bytes', () => input.bytesRead);
  try {
    const load = await source.load({ store, generation, input, world: request.world, collector, skips });
    const predecessor = await predecessorOf(store.bulk, source.kind, name, waiting);
    const { refusal, remark } = judgeLoad(source, load, input, request, predecessor);
    const told = (outcome: Outcome, counts: FileReport['counts']) =>
      account(source.kind, outcome, refusal ?? remark, { name, counts, skipped: skips.list() });
    if (refusal !== null) {
      const report = told('refused', load.counts);
      await abandonGeneration(store, generation, report);
      return { report };
    }
    await analyzeGeneration(store, source.kind, generation.id);
    const changes = await followLoad(store, source.kind, generation.id, name);
    const counts = changes ? { ...load.counts, new: changes.begun, gone: changes.ended } : load.counts;
    const report = told(load.broken ? 'partial' : 'loaded', counts);
    const { world } = request;
    return {
      report,
      pending: { generation, name, world, collector: isRoutes ? collector : null, contentHash, load, report },
    };
  } catch (error) {
    await abandonQuietly(store, generation, error);
    throw error;
  } finally {
    stop();
  }
}

/** Abandons a failed load. If the database is gone, there is nothing to update. */
export async function abandonQuietly(store: Store, generation: LoadingGeneration, error: unknown): Promise<void> {
  const failed = error instanceof Error ? error.message : String(error);
  await abandonGeneration(store, generation, { failed }).catch(() => {});
}

function unreadable(file: string, error: NodeJS.ErrnoException): FileReport {
  const message = `${file}: cannot be read (${error.code ?? error.message})`;
  const sizes = { bytes: 0, unpackedBytes: 0, unpackSeconds: 0, seconds: 0 };
  return { file, kind: null, name: null, outcome: 'refused', message, counts: {}, skipped: [], ...sizes };
}

/** The options are part of the hash, because they change what is loaded from the same bytes. */
async function hashOf(input: InputFile, { world, keepPartial }: FileRequest): Promise<string> {
  return `${await input.hash()}-${world}${keepPartial ? '-partial' : ''}`;
}
