import { type CsvRecord, CsvRecords } from '../csv/records.ts';
import { BrokenFile } from '../input/brokenFile.ts';
import { HEAD_BYTES } from '../input/fileKind.ts';
import { headOf } from '../input/inputFile.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { AspaSink } from './aspaSink.ts';
import { decodeVrp, vrpRowReader } from './decode.ts';
import { decodeAspas } from './decodeAspa.ts';
import { VrpSink } from './sink.ts';
import { VrpSource } from './source.ts';

/** Loads the VRPs of a validator: JSON of rpki-client or Routinator with the ASPAs that stand beside them, or CSV. */
export async function loadVrps(context: LoadContext): Promise<Load> {
  const head = new TextDecoder().decode(await headOf(context.input, HEAD_BYTES));
  return head.trimStart().startsWith('{') ? loadExport(context) : loadCsv(context);
}

async function loadCsv({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const rows = new CsvRecords();
  const sink = new VrpSink(store, generation.id);
  let reader: ReturnType<typeof vrpRowReader> | null = null;
  let records = 0;
  const take = async (found: Iterable<CsvRecord>) => {
    for (const { fields, offset } of found) {
      if (reader === null) {
        reader = vrpRowReader(fields);
        continue;
      }
      records += 1;
      const row = reader?.(fields) ?? 'no header before it';
      if (typeof row === 'string') skips.add(row, offset);
      else if (sink.add(row)) await sink.flush();
    }
  };
  const broken = await feed(
    input,
    (chunk) => take(rows.push(chunk)),
    () => take(rows.end()),
  );
  await sink.end();
  return { asOf: null, records: sink.rows, counts: { records, ...countsOf(sink) }, broken };
}

async function loadExport(context: LoadContext): Promise<Load> {
  const { store, generation, input, skips } = context;
  const source = new VrpSource();
  const sink = new VrpSink(store, generation.id);
  const aspas = new AspaSink(store, generation.id);
  let records = 0;
  const broken = await feed(
    input,
    async (chunk) => {
      source.push(chunk);
      takeAspas(source, aspas, context);
      for (const { text, offset } of source.rows) {
        records += 1;
        const row = decodeVrp(text);
        if (typeof row === 'string') skips.add(row, offset);
        else if (sink.add(row)) await sink.flush();
      }
    },
    () => source.end(),
  );
  await sink.end();
  await aspas.end();
  const counts = { records, ...countsOf(sink), aspas: aspas.rows };
  return { asOf: source.madeAt, records: sink.rows, counts, broken: broken ?? missing(source, records, context) };
}

const countsOf = ({ rows, duplicates, ipv6, asns }: VrpSink) => ({ vrps: rows, duplicates, ipv6, 'AS numbers': asns });

/** Loads the ASPAs of an export without VRPs. */
export async function loadAspas(context: LoadContext): Promise<Load> {
  const source = new VrpSource();
  const aspas = new AspaSink(context.store, context.generation.id);
  let records = 0;
  const broken = await feed(
    context.input,
    (chunk) => {
      source.push(chunk);
      records += takeAspas(source, aspas, context);
    },
    () => source.end(),
  );
  await aspas.end();
  return { asOf: source.madeAt, records: aspas.rows, counts: { records, aspas: aspas.rows }, broken };
}

function takeAspas(source: VrpSource, sink: AspaSink, { skips }: LoadContext): number {
  let records = 0;
  for (const { key, text, offset } of source.aspas) {
    for (const row of decodeAspas(key, text)) {
      records += 1;
      if (typeof row === 'string') skips.add(row, offset);
      else sink.add(row);
    }
  }
  return records;
}

/** An export that says how much it holds, and holds less, was cut where it still reads as JSON. */
function missing({ promised }: VrpSource, records: number, { input }: LoadContext): BrokenFile | null {
  if (promised === null || records >= promised) return null;
  return new BrokenFile(`the export declares ${promised} VRPs but contains ${records}`, input.unpackedBytes);
}
