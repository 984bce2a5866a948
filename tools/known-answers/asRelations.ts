import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { RelationLink } from '@routeglass/domain/relations';

/** Links of a CAIDA relationship file: `provider|customer|-1` and `peer|peer|0`, gzip. */
export function readAsRelations(path: string): RelationLink[] {
  const lines = gunzipSync(readFileSync(path)).toString().split('\n');
  return lines.flatMap((line): RelationLink[] => {
    const [a, b, type] = line.split('|');
    if (line.startsWith('#') || b === undefined) return [];
    return [{ a: Number(a), b: Number(b), type: type === '-1' ? 'p2c' : 'p2p' }];
  });
}

/** Members of the clique, from the comments of a relationship file. */
export function readClique(path: string): number[] {
  const text = gunzipSync(readFileSync(path)).toString();
  const line = /^# inferred clique: ([\d ]+)$/m.exec(text)?.[1] ?? '';
  return line.trim().split(' ').map(Number);
}
