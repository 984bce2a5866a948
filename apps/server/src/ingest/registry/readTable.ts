import type { FileReport, Listener } from '../importEvent.ts';
import { Skips } from '../report/skips.ts';
import { watchProgress } from '../report/watchProgress.ts';
import { registryBytes, registryLines, type RegistryTable } from './source.ts';

/** Reads a table to its end. `take` returns why a line is skipped, or null. */
export async function readTable(
  table: RegistryTable,
  listener: Listener,
  take: (line: string) => Promise<string | null>,
): Promise<FileReport> {
  const begun = performance.now();
  const skips = new Skips();
  const bytes = await registryBytes(table);
  let read = 0;
  let records = 0;
  const stop = watchProgress(listener, `@ip-location-db/${table}`, bytes, 'bytes', () => read);
  for await (const lines of registryLines(table, (more) => (read += more))) {
    for (const { text, offset } of lines) {
      if (text === '') continue;
      records += 1;
      const reason = await take(text);
      if (reason !== null) skips.add(reason, offset);
    }
  }
  stop();
  const seconds = (performance.now() - begun) / 1000;
  const base = { file: `@ip-location-db/${table}`, kind: 'address-registry', name: table, outcome: 'loaded' } as const;
  const sizes = { bytes, unpackedBytes: bytes, unpackSeconds: 0, seconds };
  return { ...base, ...sizes, message: null, counts: { records }, skipped: skips.list() };
}
