import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { BadSetting, readConfig } from '../config.ts';
import type { ArchiveRequest } from './archive/archiveRequest.ts';
import { archiveFolderIn, cleanCache, forgetBroken } from './archive/cache.ts';
import { fetchArchives } from './archive/run.ts';
import { ArchiveProblem } from './archive/webAddress.ts';
import { readCommandLine, USAGE } from './commandLine.ts';
import { importByHolder } from './importHere.ts';
import type { ImportRequest } from './importRequest.ts';
import { CannotOpen } from '../store/cannotOpen.ts';
import { onStop } from '../stopping.ts';
import type { ImportReport } from './importEvent.ts';
import { failureOf } from './importFailed.ts';
import { failureText, stoppedText } from './report/failureText.ts';
import { createPrinter } from './report/printEvents.ts';

/** `npm run ingest -- FILE…`: loads files into the database and reports the result. */
const FAILED = 1;
const WRONG = 2;
const INTERRUPTED = 130;
/** Downloads are kept for another try or another database. */
const CACHE = { largest: 20e9, days: 14 };

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const command = readCommandLine(words);
  if ('help' in command) {
    console.log(USAGE);
    return 0;
  }
  if ('problem' in command) {
    console.error(
      `${command.problem}\n\n${words.length === 0 ? USAGE : 'npm run ingest -- --help lists all options.'}`,
    );
    return WRONG;
  }
  const missing = await findMissing(command.request.paths);
  if (missing !== undefined) {
    console.error(`${missing}: no such file or folder`);
    return WRONG;
  }
  const stopping = new AbortController();
  onStop(() => stopping.abort());
  const done: ImportReport[] = [];
  try {
    return await loadAll(command.request, command.archives, stopping.signal, done);
  } catch (error) {
    const before = done.some(({ files }) => files.some(({ outcome }) => outcome === 'loaded' || outcome === 'partial'));
    if (stopping.signal.aborted) {
      console.error(`\n${stoppedText(failureOf(error), before, command.archives !== null)}`);
      return INTERRUPTED;
    }
    console.error(isForOperator(error) ? error.message : failureText(failureOf(error), before));
    return FAILED;
  }
}

/** Errors that the operator can fix have their own full message. */
function isForOperator(error: unknown): error is Error {
  return error instanceof BadSetting || error instanceof ArchiveProblem || error instanceof CannotOpen;
}

/** Downloads from archives and loads those files, one collector at a time, then loads the named files. Each report is added to `done`. */
async function loadAll(
  request: ImportRequest,
  archives: ArchiveRequest | null,
  signal: AbortSignal,
  done: ImportReport[],
): Promise<number> {
  if (!archives) return load(request, signal, done);
  const { dataDir } = readConfig(process.env);
  const listener = createPrinter(process.stdout);
  const { fetched, gaps } = await fetchArchives(archives, { dataDir, listener, signal, clock: Date.now });
  let code = gaps.length > 0 ? FAILED : 0;
  for (const { collector, paths } of fetched)
    code = Math.max(code, await load({ ...request, registry: false, collector, paths }, signal, done));
  if (request.paths.length > 0 || request.registry) code = Math.max(code, await load(request, signal, done));
  await cleanCache(archiveFolderIn(dataDir), CACHE, Date.now());
  return code;
}

async function load(request: ImportRequest, signal: AbortSignal, done: ImportReport[]): Promise<number> {
  const { dataDir, databaseUrl, retentionDays } = readConfig(process.env);
  const absolute = { ...request, paths: request.paths.map((path) => resolve(started(), path)) };
  const report = await importByHolder(
    { dataDir, databaseUrl, retentionDays },
    absolute,
    createPrinter(process.stdout),
    signal,
  );
  done.push(report);
  const refused = report.files.filter(({ outcome }) => outcome === 'refused');
  await forgetBroken(
    archiveFolderIn(dataDir),
    refused.map(({ file }) => file),
  );
  return refused.length > 0 ? FAILED : 0;
}

/** npm runs scripts in the package's folder. `INIT_CWD` is the folder it was called in. */
function started(): string {
  return process.env['INIT_CWD'] ?? process.cwd();
}

async function findMissing(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    try {
      await stat(resolve(started(), path));
    } catch {
      return path;
    }
  }
  return undefined;
}
