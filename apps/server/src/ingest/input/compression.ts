import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createBunzip2 } from './bzip2/bunzip2.ts';

export type Compression = 'none' | 'gzip' | 'bzip2';

/** Sums up decompression time. */
export interface UnpackClock {
  seconds: number;
}

/** Detects compression by the first bytes: 1f 8b, or "BZh" and a digit. */
export function compressionOf(head: Uint8Array): Compression {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  const digit = head[3] ?? 0;
  const isBzip2 = head[0] === 0x42 && head[1] === 0x5a && head[2] === 0x68 && digit >= 0x31 && digit <= 0x39;
  return isBzip2 ? 'bzip2' : 'none';
}

/** Returns the unpacked content. If the data is cut off or damaged, it throws after everything before that. */
export function unpack(
  chunks: AsyncGenerator<Uint8Array, void>,
  compression: Compression,
  clock: UnpackClock,
): AsyncIterable<Uint8Array> {
  if (compression === 'gzip') return gunzip(chunks);
  return compression === 'bzip2' ? bunzip2(chunks, clock) : chunks;
}

/** Unpacks in the thread pool: this takes no time on this thread, so it is not counted. */
async function* gunzip(chunks: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> {
  const source = Readable.from(chunks);
  const unpacked = source.pipe(createGunzip({ chunkSize: 256 * 1024 }));
  source.on('error', (error) => unpacked.destroy(error));
  try {
    yield* unpacked as AsyncIterable<Uint8Array>;
  } finally {
    source.destroy();
  }
}

/** One block (100 to 900 kB) at a time, as soon as it is complete. */
async function* bunzip2(
  chunks: AsyncGenerator<Uint8Array, void>,
  clock: UnpackClock,
): AsyncGenerator<Uint8Array, void> {
  const bunzip2 = await createBunzip2();
  for await (const chunk of chunks) yield* timed(bunzip2.push(chunk), clock);
  bunzip2.end();
}

/** Adds the time spent in the steps of a generator, not the time between them. */
function* timed<T>(steps: Generator<T, void>, clock: UnpackClock): Generator<T, void> {
  for (;;) {
    const begun = performance.now();
    const step = steps.next();
    clock.seconds += (performance.now() - begun) / 1000;
    if (step.done === true) return;
    yield step.value;
  }
}
