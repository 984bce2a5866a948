import { abandonGeneration, findUnchanged, type LoadingGeneration, openGeneration } from '../store/generation.ts';
import { analyzeGeneration } from '../store/partition.ts';
import type { SourceKind } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { HEAD_BYTES, recogniseKind } from './input/fileKind.ts';
import type { FileReport, Listener, Outcome } from './importEvent.ts';
import { headOf, type InputFile, openInput } from './input/inputFile.ts';
import type { Load } from './loading.ts';
import { collectorOf } from './mrt/source.ts';
import type { Pending } from './pending.ts';
import type { FileRequest } from './sample.ts';
import { Skips } from './report/skips.ts';
import { fileKinds, type SourceOfFiles, sourceOf } from './sources.ts';
import { watchProgress } from './report/watchProgress.ts';

export interface FileImport {
  readonly report: FileReport;
  /** Undefined where there is nothing to publish. */
  readonly pending?: Pending;
}

/** Loads one file into a generation of its own, or says why not. Rejects only when the database fails. */
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

  const kind = input.size === 0 ? undefined : (request.kind ?? recogniseKind(await headOf(input, HEAD_BYTES)));
  const source = kind && sourceOf(kind);
  if (!source) return { report: account(null, 'refused', whyUnknown(input, request)) };
  const name = source.nameOf(path, collector, request.world);
  const contentHash = await hashOf(input, request);
  const isWaiting = waiting.some((other) => other.name === name && other.contentHash === contentHash);
  if (isWaiting || (await findUnchanged(store, source.kind, name, contentHash)) !== undefined) {
    return { report: account(source.kind, 'unchanged', 'the same content is loaded already', { name }) };
  }

  const isRoutes = source.kind === 'mrt-rib' || source.kind === 'mrt-updates';
  const wanted = { kind: source.kind, name, world: request.world, contentHash };
  const generation = await openGeneration(store, isRoutes ? { ...wanted, collector } : wanted);
  const skips = new Skips();
  const stop = watchProgress(listener, path, input.size, 'bytes', () => input.bytesRead);
  try {
    const load = await source.load({ store, generation, input, world: request.world, collector, skips });
    const refusal = whyRefused(source, load, input, request);
    const outcome = refusal === null ? (load.broken ? 'partial' : 'loaded') : 'refused';
    const message = refusal ?? (load.broken ? `${placeOf(input, load.broken.offset)}: ${load.broken.message}` : null);
    const report = account(source.kind, outcome, message, { name, counts: load.counts, skipped: skips.list() });
    if (refusal !== null) {
      await abandonGeneration(store, generation, report);
      return { report };
    }
    await analyzeGeneration(store, source.kind, generation.id);
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

/** Abandons a load that failed; a database that is gone has nothing to be told. */
export async function abandonQuietly(store: Store, generation: LoadingGeneration, error: unknown): Promise<void> {
  const failed = error instanceof Error ? error.message : String(error);
  await abandonGeneration(store, generation, { failed }).catch(() => {});
}

function unreadable(file: string, error: NodeJS.ErrnoException): FileReport {
  const message = `${file}: cannot be read (${error.code ?? error.message})`;
  const sizes = { bytes: 0, unpackedBytes: 0, unpackSeconds: 0, seconds: 0 };
  return { file, kind: null, name: null, outcome: 'refused', message, counts: {}, skipped: [], ...sizes };
}

/** What was asked for changes what is loaded from the same bytes. */
async function hashOf(input: InputFile, { world, keepPartial }: FileRequest): Promise<string> {
  return `${await input.hash()}-${world}${keepPartial ? '-partial' : ''}`;
}

function whyUnknown(input: InputFile, request: FileRequest): string {
  if (input.size === 0) return `${input.path}: the file is empty`;
  if (request.kind)
    return `${input.path}: files of the kind ${request.kind} cannot be loaded; kinds: ${fileKinds.join(', ')}`;
  return `${placeOf(input, 0)}: the content is of no known kind (MRT, VRPs as JSON, AS names as CSV or JSON, PeeringDB as JSON, registry dumps as RPSL, communities or organisations as CSV, organisations as JSON)`;
}

function whyRefused(source: SourceOfFiles, load: Load, input: InputFile, { keepPartial }: FileRequest): string | null {
  const { broken } = load;
  if (load.records === 0) {
    const reason = broken ? `${broken.message}; ` : '';
    return `${placeOf(input, broken?.offset ?? 0)}: ${reason}nothing in it could be loaded`;
  }
  if (!broken || (keepPartial && source.wholeOnly === undefined)) return null;
  const way = source.wholeOnly ?? '--keep-partial loads what could be read';
  return `${placeOf(input, broken.offset)}: ${broken.message}. Nothing of it was loaded: ${way}`;
}

function placeOf(input: InputFile, offset: number): string {
  return `${input.path}: at byte ${offset}${input.compression === 'none' ? '' : ' of its content'}`;
}
