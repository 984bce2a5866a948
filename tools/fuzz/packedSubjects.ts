import { gzipSync } from 'node:zlib';
import { BrokenFile } from '../../apps/server/src/ingest/input/brokenFile.ts';
import { inputOver } from '../../apps/server/src/ingest/input/inputFile.ts';
import { cut } from './sourceSubjects.ts';
import type { Subject } from './subject.ts';

const text = new TextEncoder().encode('AS64500,Name,Class,DE\n'.repeat(40));
/** Output of `bzip2` for four lines of text, and for no input. */
const BZIP2 = [
  'QlpoOTFBWSZTWYd2CpAAABPfgAAQAARHAC4BCAAiBggAIABQoaaYAAqqaZD0h6m1MklHA6IIJIMj0seEmijRR8WPxdyRThQkId2CpAA=',
  'QlpoORdyRThQkAAAAAA=',
].map((base64) => Uint8Array.from(Buffer.from(base64, 'base64')));

/** Compressed files. */
export const packedSubjects: readonly Subject[] = [
  packed('gzip', [gzipSync(text), Buffer.concat([gzipSync(text), gzipSync('x')]), gzipSync(Buffer.alloc(1 << 20))]),
  packed('bzip2', [...BZIP2, Buffer.concat(BZIP2)]),
];

function packed(name: string, seeds: readonly Uint8Array[]): Subject {
  return {
    name,
    seeds,
    async read(bytes, random) {
      const size = 1 + random.below(1 << 16);
      const input = inputOver('x', bytes.length, seeds[0] ?? bytes, () =>
        cut(bytes, Math.max(size, bytes.length >> 8)),
      );
      try {
        for await (const chunk of input.chunks()) if (chunk.length > 64 << 20) throw new Error('a chunk of over 64 MB');
      } catch (error) {
        if (!(error instanceof BrokenFile)) throw error;
      }
    },
  };
}
