import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openInput } from '../../../apps/server/src/ingest/input/inputFile.ts';

/** Length of the header of an MRT record (RFC 6396, section 2): time, type, subtype and length. */
const HEADER = 12;

/** A file of updates, split in two at the middle of its time span; records are unchanged. */
export interface Halves {
  readonly first: string;
  readonly second: string;
  /** Duration of the second half in seconds. */
  readonly seconds: number;
}

/** Writes the two halves of a file into a folder. */
export async function halve(file: string, folder: string): Promise<Halves> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await openInput(file)).chunks()) chunks.push(chunk.slice());
  const bytes = Buffer.concat(chunks);
  const begins: number[] = [];
  for (let at = 0; at + HEADER <= bytes.length; at += HEADER + bytes.readUInt32BE(at + 8)) begins.push(at);
  const timeOf = (at: number): number => bytes.readUInt32BE(at);
  const [from, until] = [timeOf(0), timeOf(begins.at(-1) ?? 0)];
  const middle = (from + until) / 2;
  const cut = begins.find((at) => timeOf(at) > middle) ?? bytes.length;
  const write = (name: string, part: Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, part);
    return path;
  };
  return {
    first: write('updates.first', bytes.subarray(0, cut)),
    second: write('updates.second', bytes.subarray(cut)),
    seconds: until - middle,
  };
}
