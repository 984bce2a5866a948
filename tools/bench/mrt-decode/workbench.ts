import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

/** The inputs of the measurements, in a temporary folder that `remove` deletes. */
export interface Workbench {
  /** The domain package as published: compiled to JavaScript. */
  readonly domain: string;
  /** Uncompressed copies. */
  readonly once: string;
  readonly sevenTimes: string;
  remove(): void;
}

export function prepare(packed: string): Workbench {
  const folder = mkdtempSync(join(tmpdir(), 'routeglass-bench-'));
  const domain = join(folder, 'domain');
  mkdirSync(domain);
  writeFileSync(join(domain, 'package.json'), '{ "type": "module" }\n');
  const project = join(root, 'packages/domain/tsconfig.build.json');
  spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project, '--outDir', domain]);
  const once = join(folder, 'once.mrt');
  const sevenTimes = join(folder, 'seven.mrt');
  unpack([packed], once);
  unpack(
    Array.from({ length: 7 }, () => packed),
    sevenTimes,
  );
  return { domain, once, sevenTimes, remove: () => rmSync(folder, { recursive: true }) };
}

function unpack(packed: readonly string[], to: string): void {
  const output = openSync(to, 'w');
  const { status } = spawnSync('bzcat', packed, { stdio: ['ignore', output, 'inherit'] });
  closeSync(output);
  if (status !== 0) throw new Error(`bzcat failed with ${status}`);
}
