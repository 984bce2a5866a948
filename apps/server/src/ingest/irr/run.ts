import { recordOf, valueOf } from '@routeglass/domain/rpsl';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { IrrSink } from './sink.ts';
import { IrrSource } from './source.ts';

/** Loads a dump of an Internet routing registry. */
export async function loadIrr({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const source = new IrrSource();
  const sink = new IrrSink(store, generation.id);
  const sources = new Set<string>();
  let records = 0;
  const write = async () => {
    const { objects, problems } = source.take();
    for (const { reason, offset } of problems) skips.add(reason, offset);
    for (const object of objects) {
      records += 1;
      const record = recordOf(object);
      const registry = valueOf(object, 'source').toUpperCase();
      if (record === null) continue;
      if ('reason' in record) skips.add(record.reason, object.offset);
      else if (registry === '') skips.add('an object without a source', object.offset);
      else {
        sources.add(registry);
        await sink.add(object, record, registry);
      }
    }
  };
  const broken = await feed(
    input,
    (chunk) => {
      source.push(chunk);
      return write();
    },
    () => {
      source.end();
      return write();
    },
  );
  await sink.end();
  const { objects = 0, ...counts } = sink.counts;
  return {
    asOf: source.madeAt,
    records: objects,
    counts: { records, objects, ...counts, registries: sources.size },
    broken,
  };
}
