import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DEFAULT_START, type LabFile } from './files.ts';
import { makeLab, makeSample } from './makeLab.ts';

/** Two labs are made, each taking a second or more on a busy machine. */
const PATIENCE = 120_000;
const folder = await mkdtemp(join(tmpdir(), 'routeglass-lab-'));
afterAll(() => rm(folder, { recursive: true }));

/** Hashes of the files by name inside the folder. */
async function hashes(out: string, files: readonly LabFile[]): Promise<Record<string, string>> {
  const entries = files.map(async ({ path }): Promise<[string, string]> => [
    relative(out, path),
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

async function make(name: string, seed: number): Promise<{ files: LabFile[]; hashes: Record<string, string> }> {
  const out = join(folder, name);
  const files = await makeLab({ seed, start: DEFAULT_START, out });
  return { files, hashes: await hashes(out, files) };
}

describe('the files of the lab', { timeout: PATIENCE }, () => {
  it('are the same bytes for the same seed and others for another', async () => {
    const first = await make('first', 7);
    const second = await make('second', 7);
    expect(second.hashes).toEqual(first.hashes);
    const [one, other] = [7, 8].map((seed) => makeSample({ seed, start: DEFAULT_START }).world.networks[0]);
    expect(other).not.toEqual(one);
    const kinds = new Set(first.files.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual([
      'as-names',
      'communities',
      'delegated',
      'irr',
      'mrt-rib',
      'mrt-updates',
      'organisations',
      'peeringdb',
      'scans',
      'special-purpose',
      'truth',
      'vrps',
    ]);
    expect(first.files.filter(({ kind }) => kind === 'mrt-rib').map(({ collector }) => collector)).toEqual([
      'lab-north',
      'lab-south',
    ]);
    expect(first.files.filter(({ kind }) => kind === 'mrt-updates').length).toBeGreaterThan(40);
  });
});
