import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import process from 'node:process';
import { BadSetting, readConfig } from '../config.ts';
import { readCommandLine, USAGE } from './commandLine.ts';
import { importByHolder } from './importHere.ts';
import type { ImportRequest } from './importRequest.ts';
import { createPrinter } from './report/printEvents.ts';

/** `npm run ingest -- FILE…`: loads files into the database and says how it went. */
const FAILED = 1;
const WRONG = 2;
const INTERRUPTED = 130;

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  const command = readCommandLine(words);
  if ('help' in command) {
    console.log(USAGE);
    return 0;
  }
  if ('problem' in command) {
    console.error(`${command.problem}\n\n${USAGE}`);
    return WRONG;
  }
  const missing = await findMissing(command.request.paths);
  if (missing !== undefined) {
    console.error(`${missing}: there is no such file or folder`);
    return WRONG;
  }
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  try {
    return await load(command.request, stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) {
      console.error('\nStopped; the data are as they were.');
      return INTERRUPTED;
    }
    const message = error instanceof Error ? error.message : String(error);
    console.error(error instanceof BadSetting ? message : `Failed: ${message}. Nothing was changed.`);
    return FAILED;
  }
}

async function load(request: ImportRequest, signal: AbortSignal): Promise<number> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const absolute = { ...request, paths: request.paths.map((path) => resolve(started(), path)) };
  const { files } = await importByHolder({ dataDir, databaseUrl }, absolute, createPrinter(process.stdout), signal);
  return files.some(({ outcome }) => outcome === 'refused') ? FAILED : 0;
}

/** npm runs scripts in the package's folder and says where it was called. */
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
