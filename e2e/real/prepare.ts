import { execFile } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { openInput } from '../../apps/server/src/ingest/input/inputFile.ts';
import { printRoutes } from '../../apps/server/src/ingest/mrt/printRoutes.ts';
import { fillWithEmpty } from '../emptyDatabase.ts';
import { databaseFolder, routesFile, vrpsFile } from '../places.ts';
import { cutNames, VrpCut } from './cut.ts';
import type { RealFile, RealFiles, RealLoad } from './files.ts';
import { readRoutes, type FileRoute } from './routes.ts';

/** What the whole export holds: a cut of less than all of it would mislead. */
const ALL_VRPS = 723_521;
const EXPORTED_AT = '2025-07-20T09:31:33Z';
const root = join(import.meta.dirname, '..', '..');
const ingest = join(root, 'apps', 'server', 'src', 'ingest', 'main.ts');

/**
 * Loads real files into a database in `folder`, with the command that an operator types. Beside it lie, for the tests, the routes of each MRT
 * file and the VRPs that were loaded. Does nothing if it was done to the end before.
 */
export async function prepareReal(folder: string, files: RealFiles, load: RealLoad): Promise<void> {
  const done = join(folder, 'done');
  if (existsSync(done)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const routes: FileRoute[] = [];
  for (const name of load.mrt) {
    const path = routesFile(folder, name);
    await printTo(path, files[name]);
    for (const route of readRoutes(readFileSync(path, 'utf8'))) routes.push(route);
  }
  const paths = [
    cutNamesTo(join(folder, 'asns.csv'), files.asNames, routes),
    ...(load.hasVrps ? [await cutVrpsTo(vrpsFile(folder), files.vrps, routes)] : []),
    ...load.others.map((name) => files[name]),
    ...load.mrt.map((name) => inFolderOf(folder, name, files[name])),
  ];
  fillWithEmpty(databaseFolder(folder));
  await loadInto(databaseFolder(folder), paths);
  writeFileSync(done, '');
}

/** Loads files into a database that no server has open, with the command that an operator types. */
export async function loadInto(dataDir: string, paths: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['--conditions=routeglass-source', ingest, ...paths], {
    env: { ...process.env, DATA_DIR: dataDir, SAMPLE_DATA: 'no' },
    maxBuffer: 1e8,
  });
}

/** The same file in a folder called after it, which makes it a collector of its own, with its updates. */
function inFolderOf(folder: string, name: RealFile, path: string): string {
  const linked = join(folder, 'mrt', name.replace(/Updates$/, ''), basename(path));
  mkdirSync(dirname(linked), { recursive: true });
  symlinkSync(path, linked);
  return linked;
}

async function printTo(path: string, mrtFile: string): Promise<void> {
  const out = createWriteStream(path);
  const problems = await printRoutes(mrtFile, async (lines) => {
    await new Promise((resolve) => out.write(lines, resolve));
  });
  await new Promise<void>((resolve) => out.end(() => resolve()));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function cutNamesTo(path: string, asNames: string, routes: readonly FileRoute[]): string {
  const asns = new Set(routes.flatMap((route) => route.path.map(Number)));
  writeFileSync(path, cutNames(gunzipSync(readFileSync(asNames)).toString(), asns));
  return path;
}

async function cutVrpsTo(path: string, vrps: string, routes: readonly FileRoute[]): Promise<string> {
  const cut = new VrpCut(new Set(routes.map(({ prefix }) => prefix)));
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of (await openInput(vrps)).chunks()) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) cut.take(line);
  }
  if (cut.met !== ALL_VRPS) throw new Error(`${vrps}: ${ALL_VRPS} VRPs were expected, and ${cut.met} are there`);
  writeFileSync(path, cut.json(EXPORTED_AT));
  return path;
}
