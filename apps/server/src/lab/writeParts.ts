import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const CHUNK = 256 * 1024;

/** Writes the parts in order into a new file, a quarter of a megabyte at a time. Creates the folder. */
export async function writeParts(path: string, parts: Iterable<Uint8Array | string>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'w');
  try {
    let waiting: Uint8Array[] = [];
    let length = 0;
    for (const part of parts) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      waiting.push(bytes);
      length += bytes.length;
      if (length < CHUNK) continue;
      await file.writeFile(Buffer.concat(waiting));
      waiting = [];
      length = 0;
    }
    await file.writeFile(Buffer.concat(waiting));
  } finally {
    await file.close();
  }
}
