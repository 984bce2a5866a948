import { openInput } from '../../../apps/server/src/ingest/input/inputFile.ts';

/** All content of a file, plain or packed: an array whose slices are copies, as those of a buffer are not. */
export async function unpacked(path: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await openInput(path)).chunks()) chunks.push(chunk.slice());
  return new Uint8Array(Buffer.concat(chunks));
}
