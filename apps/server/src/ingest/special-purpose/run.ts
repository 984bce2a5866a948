import { type SpecialPurposeReader, specialPurposeReader } from '@routeglass/domain/bogon';
import { CopyTable } from '../../store/copyTable.ts';
import { copyText } from '../../store/copyText.ts';
import { partitionOf } from '../../store/partition.ts';
import { type CsvRecord, CsvRecords } from '../csv/records.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';

/** Loads a special-purpose registry in IANA's format: address blocks of one IP version, or AS numbers. */
export async function loadSpecialPurpose({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const { id } = generation;
  const rows = new CsvRecords();
  const blockColumns = ['generation_id', 'place', 'prefix', 'name', 'source', 'globally_reachable'];
  const blocks = new CopyTable(store, partitionOf('special_block', id), blockColumns);
  const asns = new CopyTable(store, partitionOf('special_asns', id), ['generation_id', 'first', 'last', 'reason']);
  let read: SpecialPurposeReader | undefined;
  let records = 0;
  const take = async (found: Iterable<CsvRecord>) => {
    for (const { fields, offset } of found) {
      if (!read) {
        read = specialPurposeReader(fields);
        if (!read) skips.add('a row before the header', offset);
        continue;
      }
      records += 1;
      const row = read(fields);
      if (row.kind === 'bad') skips.add(row.reason, offset);
      if (row.kind === 'asns') asns.add(`${id}\t${row.asns.first}\t${row.asns.last}\t${copyText(row.asns.reason)}`);
      if (row.kind !== 'blocks') continue;
      for (const [prefix, name, source, isReachable] of row.blocks)
        blocks.add([id, blocks.rows, prefix, copyText(name), copyText(source), isReachable].join('\t'));
    }
  };
  const broken = await feed(
    input,
    (chunk) => take(rows.push(chunk)),
    () => take(rows.end()),
  );
  const counts = { records, 'address blocks': await blocks.end(), 'blocks of AS numbers': await asns.end() };
  return { asOf: null, records: blocks.rows + asns.rows, counts, broken };
}
