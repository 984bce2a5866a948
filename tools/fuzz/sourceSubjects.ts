import { checkedStore } from '../../apps/server/test/checkedStore.ts';
import { HEAD_BYTES, recogniseKind } from '../../apps/server/src/ingest/input/fileKind.ts';
import { headOf, inputOver } from '../../apps/server/src/ingest/input/inputFile.ts';
import { judgeLoad } from '../../apps/server/src/ingest/judgeLoad.ts';
import { Skips } from '../../apps/server/src/ingest/report/skips.ts';
import { sourceOf } from '../../apps/server/src/ingest/sources.ts';
import type { SourceKind } from '../../apps/server/src/store/schema.ts';
import type { Random } from './random.ts';
import { textSeeds } from './seeds.ts';
import type { Subject } from './subject.ts';

/** Text files of each kind, loaded as by an import, into a store that rejects what the database would reject. */
export const sourceSubjects: readonly Subject[] = Object.entries(textSeeds).map(([kind, seeds]) => ({
  name: kind,
  seeds: seeds.map((text) => new TextEncoder().encode(text)),
  read: (bytes, random) => loadFile(kind as SourceKind, bytes, random),
}));

async function loadFile(kind: SourceKind, bytes: Uint8Array, random: Random): Promise<void> {
  const chunk = 1 + random.below(random.oneIn(20) ? 16 : 1 << 16);
  const input = inputOver('as64500.txt', bytes.length, bytes, () => cut(bytes, Math.max(chunk, bytes.length >> 12)));
  recogniseKind((await headOf(input, HEAD_BYTES)).bytes);
  const source = sourceOf(kind);
  if (!source) throw new Error(`no source ${kind}`);
  const generation = { id: 1, kind, release: () => Promise.resolve() };
  const skips = new Skips();
  const load = await source.load({
    store: checkedStore(),
    generation,
    input,
    world: 'internet',
    collector: 'x',
    skips,
  });
  const request = { keepPartial: random.oneIn(2), allowOlder: false };
  judgeLoad(source, load, input, request, { asOf: new Date(0), records: 1 });
  JSON.stringify(skips.list());
}

export async function* cut(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}
