import { readDelegatedHead, readDelegatedLine } from '@routeglass/domain/delegated';
import { type Line, Lines } from '../csv/lines.ts';
import { instantOfFile } from '../instants.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { whole } from '../report/figures.ts';
import { DelegationSink } from './sink.ts';

/** Loads a file of delegated statistics: of one registry, or the NRO's combined file. */
export async function loadDelegated({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const lines = new Lines();
  const sink = new DelegationSink(store, generation.id);
  let head: ReturnType<typeof readDelegatedHead>;
  let asOf: Date | null = null;
  let records = 0;
  const take = async (found: Iterable<Line>) => {
    for (const { text, offset } of found) {
      head ??= readDelegatedHead(text);
      if (head?.until) asOf ??= instantOfFile(`${head.until}T00:00:00Z`, offset);
      const line = readDelegatedLine(text);
      if (line.kind === 'other') continue;
      records += 1;
      if (line.kind === 'bad') skips.add(line.reason, offset);
      else await sink.add(line);
    }
  };
  const broken = await feed(
    input,
    (chunk) => take(lines.push(chunk)),
    () => take(lines.end()),
  );
  await sink.end();
  const counts = { records, 'address blocks': sink.addresses, 'blocks of AS numbers': sink.asns };
  const promised = head?.records ?? null;
  // Missing records are merely unknown, and the rest is correct: worth a remark, not a refusal.
  const remark =
    promised !== null && records < promised
      ? `the file declares ${whole(promised)} records but contains ${whole(records)}`
      : null;
  return { asOf, records: sink.addresses + sink.asns, counts, broken, remark };
}
