import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { derive } from '../analytics/derive.ts';
import type { Incoming } from '../analytics/incoming.ts';
import type { Step } from '../analytics/workshop.ts';
import { type LoadingGeneration, type Publication, publishGenerations, type SourceName } from '../store/generation.ts';
import type { Store } from '../store/store.ts';
import { abandonQuietly, importFile } from './importFile.ts';
import type { FileReport, ImportReport, Listener, StepReport } from './importEvent.ts';
import type { ImportRequest } from './importRequest.ts';
import { overlappingSources } from './overlap.ts';
import type { Pending } from './pending.ts';
import { importRegistry } from './registry/run.ts';
import { sourcesToRemove, sourceText } from './removal.ts';
import { type FileRequest, writeSample } from './sample.ts';
import { watchProgress } from './report/watchProgress.ts';

/** Loads files, runs the computations, and publishes everything in one short transaction: readers see the state before or after it. */
export async function runImport(store: Store, request: ImportRequest, listener: Listener): Promise<ImportReport> {
  const begun = performance.now();
  const files: FileReport[] = [];
  const steps: StepReport[] = [];
  const pending: Pending[] = [];
  const removed: SourceName[] = [];
  const tellFile = (report: FileReport) => {
    files.push(report);
    listener({ type: 'file', report });
  };
  const opened: LoadingGeneration[] = [];
  try {
    if (request.registry) {
      for (const { report, loaded } of await importRegistry(store, listener)) {
        tellFile(report);
        pending.push(...loaded);
      }
    }
    for (const file of await filesOf(store, request)) {
      const { report, pending: loaded } = await importFile(store, file, pending, listener);
      tellFile(report);
      if (loaded) pending.push(loaded);
    }
    removed.push(...(await sourcesToRemove(store, request.remove)));
    await settle(store, { pending, removed }, listener, stepTeller(listener, steps), opened);
  } catch (error) {
    for (const generation of [...pending.map((one) => one.generation), ...opened]) {
      await abandonQuietly(store, generation, error);
    }
    throw error;
  } finally {
    if (request.sampleFolder !== null) await rm(request.sampleFolder, { recursive: true, force: true });
  }
  const overlapping = (await overlappingSources(store, pending)).map(sourceText);
  const seconds = (performance.now() - begun) / 1000;
  const report = { files, steps, removed: removed.map(sourceText), overlapping, seconds };
  listener({ type: 'done', report });
  return report;
}

/** What an import changes in the sources. */
interface Change {
  readonly pending: readonly Pending[];
  readonly removed: readonly SourceName[];
}

/** Computes and publishes, then does the same for what could wait. If it fails, `opened` receives the new generations. */
async function settle(
  store: Store,
  { pending, removed }: Change,
  listener: Listener,
  step: Step,
  opened: LoadingGeneration[],
): Promise<void> {
  const derivation = await derive(store, pending.map(toIncoming), step, removed);
  try {
    const finish = await derivation.run();
    const publications = [...pending.map(toPublication), ...derivation.publications];
    if (publications.length + removed.length > 0) {
      listener({ type: 'publishing' });
      await publishGenerations(store, publications, removed);
    }
    await finish();
    if (derivation.isPartial) await settle(store, { pending: [], removed: [] }, listener, step, opened);
  } catch (error) {
    opened.push(...derivation.publications.map(({ generation }) => generation));
    throw error;
  }
}

function stepTeller(listener: Listener, steps: StepReport[]): Step {
  return async (step, work) => {
    let done = 0;
    const from = performance.now();
    const stop = watchProgress(listener, step, 0, 'rows', () => done);
    const rows = await work((more) => (done += more)).finally(stop);
    const report = { step, rows, seconds: (performance.now() - from) / 1000 };
    steps.push(report);
    listener({ type: 'step', report });
  };
}

function toIncoming({ generation, name, world, collector, load }: Pending): Incoming {
  const { id, kind } = generation;
  const { asOf, days = null, touched } = load;
  return { id, kind, name, world, collector, asOf, days, touched };
}

function toPublication({ generation, load, report }: Pending): Publication {
  return { generation, asOf: load.asOf, days: load.days, records: load.records, report };
}

/**
 * The sample's files, then the named files. Files in named folders come in order of name, so that of two tables of a collector the newer one comes
 * last and stays.
 */
async function filesOf(store: Store, request: ImportRequest): Promise<FileRequest[]> {
  const files = request.sampleFolder === null ? [] : await writeSample(store, request.sampleFolder);
  for (const path of request.paths) {
    if (!(await stat(path)).isDirectory()) files.push({ ...request, path });
    else {
      const entries = await readdir(path, { recursive: true, withFileTypes: true });
      const inside = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
      const paths = inside.map((entry) => join(entry.parentPath, entry.name)).sort();
      files.push(...paths.map((one) => ({ ...request, path: one })));
    }
  }
  return files;
}
