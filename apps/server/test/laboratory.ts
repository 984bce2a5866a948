import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { DEFAULT_SEED, DEFAULT_START, type LabFile, type LabFileKind } from '../src/lab/files.ts';
import { makeLab } from '../src/lab/makeLab.ts';
import type { Truth } from '../src/lab/truth.ts';
import { onlyOnce } from './onlyOnce.ts';

/** The laboratory's files, made once for all test files: to be read only. */
export interface Laboratory {
  readonly files: readonly LabFile[];
  readonly truth: Truth;
  /** Paths of the files of some kinds. */
  readonly pathsOf: (...kinds: readonly LabFileKind[]) => string[];
}

export async function openLaboratory(): Promise<Laboratory> {
  const shared = inject('databases').folder;
  const out = join(shared, 'laboratory');
  const list = join(shared, 'laboratory.json');
  await onlyOnce(shared, 'laboratory', async () => {
    mkdirSync(out);
    writeFileSync(list, JSON.stringify(await makeLab({ seed: DEFAULT_SEED, start: DEFAULT_START, out })));
  });
  const files = JSON.parse(readFileSync(list, 'utf8')) as LabFile[];
  const pathsOf = (...kinds: readonly LabFileKind[]): string[] =>
    files.filter(({ kind }) => kinds.includes(kind)).map(({ path }) => path);
  return { files, truth: JSON.parse(readFileSync(pathsOf('truth')[0] ?? '', 'utf8')) as Truth, pathsOf };
}

/** How much of the laboratory a database holds: registries and tables, or the whole week after them. */
export type LoadedPart = 'tables' | 'week';

/** The imports that lead from nothing to the tables, or from the tables to the end of the week, each with its files. */
export function importsOf(part: LoadedPart, { files, pathsOf }: Laboratory): string[][] {
  if (part === 'tables')
    return [files.filter(({ kind }) => kind !== 'truth' && kind !== 'mrt-updates').map(({ path }) => path)];
  const updates = pathsOf('mrt-updates');
  // In more than one, so that what follows from them is both written and brought up to date.
  return [updates.slice(0, 4), updates.slice(4, 12), updates.slice(12)];
}
