import { batchesOf, createMrtDecoder, RowKind } from '@routeglass/domain/mrt';
import type { Prefix } from '@routeglass/domain/prefix';
import { openInput } from '../../apps/server/src/ingest/input/inputFile.ts';

export interface PrefixOrigin {
  readonly prefix: Prefix;
  readonly origin: number;
}

/** Announcements of an MRT file: distinct pairs of prefix and origin (without AS_SET), and distinct paths without sets. */
export interface Announced {
  readonly pairs: readonly PrefixOrigin[];
  readonly paths: readonly (readonly number[])[];
}

export async function readAnnounced(file: string): Promise<Announced> {
  const pairs = new Map<string, PrefixOrigin>();
  const paths = new Map<number, readonly number[]>();
  for await (const batch of batchesOf(createMrtDecoder(), (await openInput(file)).chunks())) {
    const { tables } = batch;
    for (let row = 0; row < batch.count; row++) {
      if (batch.kinds[row] !== RowKind.route && batch.kinds[row] !== RowKind.announcement) continue;
      const path = tables.attributes.path[batch.attributes[row]!] ?? 0;
      const origin = tables.paths.originOf(path);
      const prefix = batch.prefixes[row]!;
      if (origin === undefined) continue;
      const name = `${prefix} ${origin}`;
      if (!pairs.has(name)) pairs.set(name, { prefix: tables.prefixes.prefixOf(prefix), origin });
      if (!paths.has(path))
        paths.set(
          path,
          tables.paths.pathOf(path).filter((hop) => typeof hop === 'number'),
        );
    }
  }
  return { pairs: [...pairs.values()], paths: [...paths.values()] };
}
