import { feed, type Load, type LoadContext } from '../loading.ts';
import { NameSink } from './sink.ts';
import { type FoundName, NameSource } from './source.ts';

/** Loads a list of AS names. */
export async function loadNames({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const source = new NameSource();
  const sink = new NameSink(store, generation.id);
  let records = 0;
  const take = async (found: readonly FoundName[]) => {
    for (const { row, offset } of found) {
      records += 1;
      if (typeof row === 'string') skips.add(row, offset);
      else if (!(await sink.add(row))) skips.add('another row of the same network', offset);
    }
  };
  const broken = await feed(
    input,
    (chunk) => take(source.push(chunk)),
    () => take(source.end()),
  );
  await sink.end();
  return { asOf: null, records: sink.rows, counts: { records, networks: sink.rows }, broken };
}
