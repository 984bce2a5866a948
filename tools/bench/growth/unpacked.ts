import { openInput } from '../../../apps/server/src/ingest/input/inputFile.ts';

/** The uncompressed content of a file. It is an array because slices of an array are copies, unlike those of a buffer. */
export async function unpacked(path: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await openInput(path)).chunks()) chunks.push(chunk.slice());
  return new Uint8Array(Buffer.concat(chunks));
}
