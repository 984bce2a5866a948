import { basename } from 'node:path';
import { type ScanReportReader, scanReportReader, type ScanReportRow } from '@routeglass/domain/scan';
import { type CsvRecord, CsvRecords } from '../csv/records.ts';
import { isPossibleInstant } from '../instants.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { ScanSink } from './sink.ts';

/** Loads a scan report: the findings at addresses on one day. */
export async function loadScans({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const rows = new CsvRecords();
  const sink = new ScanSink(store, generation.id);
  let read: ScanReportReader | undefined;
  let records = 0;
  let newest = 0;
  const add = async (row: ScanReportRow, offset: number) => {
    newest = Math.max(newest, row.at);
    if (!(await sink.add(row))) skips.add('another row of the same finding', offset);
  };
  const take = async (found: Iterable<CsvRecord>) => {
    for (const { fields, offset } of found) {
      if (!read) {
        read = scanReportReader(fields);
        if (!read) skips.add('a row before the header', offset);
        continue;
      }
      records += 1;
      const row = read(fields);
      if (typeof row === 'string') skips.add(row, offset);
      else await add(row, offset);
    }
  };
  const broken = await feed(
    input,
    (chunk) => take(rows.push(chunk)),
    () => take(rows.end()),
  );
  await sink.end();
  const counts = { records, findings: sink.rows, types: sink.types, networks: sink.networks };
  return { asOf: newest > 0 ? new Date(newest * 1000) : dayOfName(input.path), records: sink.rows, counts, broken };
}

/** An empty report has its date only in its name. */
function dayOfName(path: string): Date | null {
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(basename(path)) ?? [];
  const instant = new Date(`${day}T00:00:00Z`);
  return isPossibleInstant(instant.getTime()) ? instant : null;
}
