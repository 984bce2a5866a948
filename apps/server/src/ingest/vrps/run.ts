import { type CsvRecord, CsvRecords } from '../csv/records.ts';
import { BrokenFile } from '../input/brokenFile.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { AspaSink } from './aspaSink.ts';
import { decodeVrp, vrpRowReader } from './decode.ts';
import { decodeAspas } from './decodeAspa.ts';
import { VrpSink } from './sink.ts';
import { VrpSource } from './source.ts';

/** Reads one format of a VRP file. */
interface VrpReader {
  push(chunk: Uint8Array): Promise<void>;
  end(): Promise<void> | void;
  /** The result of the load; `broken` is what `feed` returned. */
  loaded(broken: BrokenFile | null): Promise<Load>;
}

/** Loads a validator's VRPs: CSV, or JSON by rpki-client or Routinator with any ASPAs in it. */
export async function loadVrps(context: LoadContext): Promise<Load> {
  let reader: VrpReader | undefined;
  const broken = await feed(
    context.input,
    (chunk) => (reader ??= isJson(chunk) ? exportReader(context) : csvReader(context)).push(chunk),
    () => reader?.end(),
  );
  return (reader ?? exportReader(context)).loaded(broken);
}

const isJson = (first: Uint8Array): boolean => new TextDecoder().decode(first).trimStart().startsWith('{');

function csvReader({ store, generation, skips }: LoadContext): VrpReader {
  const rows = new CsvRecords();
  const sink = new VrpSink(store, generation.id);
  let read: ReturnType<typeof vrpRowReader> | null = null;
  let records = 0;
  const take = async (found: Iterable<CsvRecord>) => {
    for (const { fields, offset } of found) {
      if (read === null) {
        read = vrpRowReader(fields);
        continue;
      }
      records += 1;
      const row = read?.(fields) ?? 'no header before it';
      if (typeof row === 'string') skips.add(row, offset);
      else if (sink.add(row)) await sink.flush();
    }
  };
  return {
    push: (chunk) => take(rows.push(chunk)),
    end: () => take(rows.end()),
    async loaded(broken) {
      await sink.end();
      return { asOf: null, records: sink.rows, counts: { records, ...countsOf(sink) }, broken };
    },
  };
}

function exportReader(context: LoadContext): VrpReader {
  const { store, generation, skips } = context;
  const source = new VrpSource();
  const sink = new VrpSink(store, generation.id);
  const aspas = new AspaSink(store, generation.id);
  let records = 0;
  return {
    async push(chunk) {
      source.push(chunk);
      takeAspas(source, aspas, context);
      for (const { text, offset } of source.rows) {
        records += 1;
        const row = decodeVrp(text);
        if (typeof row === 'string') skips.add(row, offset);
        else if (sink.add(row)) await sink.flush();
      }
    },
    end: () => source.end(),
    async loaded(broken) {
      await sink.end();
      await aspas.end();
      const counts = { records, ...countsOf(sink), aspas: aspas.rows };
      return { asOf: source.madeAt, records: sink.rows, counts, broken: broken ?? missing(source, records, context) };
    },
  };
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

/** An export that declares more VRPs than it contains was cut off at a point where it is still valid JSON. */
function missing({ promised }: VrpSource, records: number, { input }: LoadContext): BrokenFile | null {
  if (promised === null || records >= promised) return null;
  return new BrokenFile(`the export declares ${promised} VRPs but contains ${records}`, input.unpackedBytes);
}
