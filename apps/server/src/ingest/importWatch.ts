import * as v from 'valibot';
import type { Fellows } from '../store/fellows.ts';
import { type FileReport, type ImportEvent, type ImportReport, PUBLISHING } from './importEvent.ts';
import type { Importer } from './importer.ts';

const nullable = v.nullable(v.string());
const watchedImport = v.object({
  state: v.picklist(['none', 'waiting', 'running', 'done', 'failed']),
  began: nullable,
  ended: nullable,
  /** The file or step in progress. */
  step: nullable,
  /** Its progress, from 0 to 1; null if unknown. */
  progress: v.nullable(v.number()),
  /** Why it waits or failed. */
  message: nullable,
  /** Number of files by how they ended. */
  loaded: v.number(),
  unchanged: v.number(),
  /** Files that were not loaded, or only in part. */
  problems: v.array(v.object({ file: v.string(), message: v.string() })),
});
/** A running or finished import. Instants are ISO 8601. */
export type WatchedImport = Readonly<v.InferOutput<typeof watchedImport>>;
const told = v.pipe(v.string(), v.parseJson(), watchedImport);

export interface ImportWatch {
  /** The same importer, now watched. */
  readonly importer: Importer;
  /** The running import, or the last one. */
  status(): WatchedImport;
}

/** Before the first import. */
export const noImport: WatchedImport = {
  state: 'none',
  began: null,
  ended: null,
  step: null,
  progress: null,
  message: null,
  loaded: 0,
  unchanged: 0,
  problems: [],
};
/** At most this many problem files are listed. */
const MOST_PROBLEMS = 100;
/** Other servers are told at most this many of them. */
const MOST_TOLD = 10;
const LONGEST_TOLD = 300;

/** How often other servers are told about an import, in ms. */
const TELL_EVERY = 1_000;

/** Watches all imports, on this server and on others over the same database. `clock`: milliseconds since 1970. */
export function watchImports(importer: Importer, clock: () => number, fellows: Fellows | null = null): ImportWatch {
  let current = noImport;
  let begun = 0;
  let elsewhere = noImport;
  let timer: NodeJS.Timeout | undefined;
  fellows?.hear('import', (text) => {
    const heard = v.safeParse(told, text);
    if (heard.success) elsewhere = heard.output;
  });
  const tell = (): void => {
    timer = undefined;
    // A message has room for a few thousand letters, so the full list of problems stays on the importing server.
    fellows
      ?.tell('import', JSON.stringify({ ...current, problems: current.problems.slice(0, MOST_TOLD).map(shortened) }))
      .catch(() => {});
  };
  const instant = (): string => new Date(clock()).toISOString();
  return {
    status: () => ((elsewhere.began ?? '') > (current.began ?? '') ? elsewhere : current),
    importer: {
      close: () => importer.close(),
      async run(request, listener, signal) {
        current = { ...noImport, state: 'running', began: instant() };
        const turn = (begun += 1);
        // If two imports were requested, the last one is shown: it starts when the other one has ended.
        const set = (change: Partial<WatchedImport>): void => {
          if (turn !== begun) return;
          current = { ...current, ...change };
          if (fellows) timer ??= setTimeout(tell, TELL_EVERY).unref();
        };
        try {
          const report = await importer.run(
            request,
            (event) => {
              set(changeBy(event));
              listener?.(event);
            },
            signal,
          );
          set({ state: 'done', ended: instant(), step: null, progress: null, message: null, ...summaryOf(report) });
          return report;
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          set({ state: 'failed', ended: instant(), step: null, progress: null, message });
          throw error;
        }
      },
    },
  };
}

const shortened = ({ file, message }: WatchedImport['problems'][number]) => ({
  file: file.slice(-LONGEST_TOLD),
  message: message.slice(0, LONGEST_TOLD),
});

function changeBy(event: ImportEvent): Partial<WatchedImport> {
  switch (event.type) {
    case 'waiting':
      return { state: 'waiting', message: event.message };
    case 'progress': {
      const progress = event.total > 0 ? Math.min(1, event.done / event.total) : null;
      return { state: 'running', message: null, step: event.what, progress };
    }
    case 'publishing':
      return { state: 'running', message: null, step: PUBLISHING, progress: null };
    case 'file':
    case 'step':
      return { state: 'running', message: null };
    default:
      return {};
  }
}

const isProblem = ({ outcome }: FileReport): boolean => outcome === 'refused' || outcome === 'partial';

function summaryOf({ files }: ImportReport): Pick<WatchedImport, 'loaded' | 'unchanged' | 'problems'> {
  const count = (outcome: FileReport['outcome']): number => files.filter((file) => file.outcome === outcome).length;
  const problems = files.filter(isProblem).slice(0, MOST_PROBLEMS);
  return {
    loaded: count('loaded') + count('partial'),
    unchanged: count('unchanged'),
    problems: problems.map(({ file, message }) => ({ file, message: message ?? 'Only part of it was loaded' })),
  };
}
