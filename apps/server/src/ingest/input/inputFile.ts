import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { BrokenFile } from './brokenFile.ts';
import { type Compression, compressionOf, unpack, type UnpackClock } from './compression.ts';

const CHUNK = 256 * 1024;

/** A file being read: plain, gzip or bzip2, detected by its first bytes. */
export interface InputFile {
  readonly path: string;
  /** Size of the file in bytes. */
  readonly size: number;
  readonly compression: Compression;
  /** Bytes read so far, of the file and of its unpacked content. */
  readonly bytesRead: number;
  readonly unpackedBytes: number;
  /** Time spent on decompression in this thread. */
  readonly unpackSeconds: number;
  /** The content from the beginning. Throws `BrokenFile` if it cannot be unpacked further; everything before that is intact. */
  chunks(): AsyncGenerator<Uint8Array, void>;
  /** SHA-256 of the file as stored. */
  hash(): Promise<string>;
}

export async function openInput(path: string): Promise<InputFile> {
  const { size } = await stat(path);
  const read = () => createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Uint8Array>;
  return inputOver(path, size, await firstBytes(path, 4), read);
}

/** An input over the bytes from `read`, `size` in total; `head` are the first four. */
export function inputOver(
  path: string,
  size: number,
  head: Uint8Array,
  read: () => AsyncIterable<Uint8Array>,
): InputFile {
  const compression = compressionOf(head);
  const clock: UnpackClock = { seconds: 0 };
  let bytesRead = 0;
  let unpackedBytes = 0;

  async function* packed(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of read()) {
      bytesRead += chunk.length;
      yield chunk;
    }
  }
  return {
    path,
    size,
    compression,
    get bytesRead() {
      return bytesRead;
    },
    get unpackedBytes() {
      return unpackedBytes;
    },
    get unpackSeconds() {
      return clock.seconds;
    },
    async *chunks() {
      bytesRead = 0;
      unpackedBytes = 0;
      clock.seconds = 0;
      try {
        for await (const chunk of unpack(packed(), compression, clock)) {
          unpackedBytes += chunk.length;
          yield chunk;
        }
      } catch (error) {
        if (error instanceof BrokenFile) throw error;
        throw new BrokenFile(`the ${compression} data are cut off or damaged (${messageOf(error)})`, unpackedBytes);
      }
    },
    async hash() {
      const digest = createHash('sha256');
      for await (const chunk of read()) digest.update(chunk);
      return digest.digest('hex');
    },
  };
}

/** The first bytes of a file's content, and the error if the rest cannot be unpacked. */
export interface Head {
  readonly bytes: Uint8Array;
  readonly broken: BrokenFile | null;
}

/** The first bytes of the content, at most `bytes`, or as much as can be unpacked. */
export async function headOf(input: InputFile, bytes: number): Promise<Head> {
  const parts: Uint8Array[] = [];
  let length = 0;
  let broken: BrokenFile | null = null;
  try {
    for await (const chunk of input.chunks()) {
      parts.push(chunk.slice(0, bytes - length));
      length += chunk.length;
      if (length >= bytes) break;
    }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error;
    broken = error;
  }
  return { bytes: Buffer.concat(parts), broken };
}

async function firstBytes(path: string, bytes: number): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const buffer = new Uint8Array(bytes);
    const { bytesRead } = await handle.read(buffer, 0, bytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
