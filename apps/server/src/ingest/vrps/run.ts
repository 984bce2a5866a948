import { BrokenFile } from '../input/brokenFile.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { AspaSink } from './aspaSink.ts';
import { decodeVrp } from './decode.ts';
import { decodeAspas } from './decodeAspa.ts';
import { VrpSink } from './sink.ts';
import { VrpSource } from './source.ts';

/** Loads the VRPs of an rpki-client or Routinator export, and the ASPAs that stand beside them. */
export async function loadVrps(context: LoadContext): Promise<Load> {
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
  const counts = {
    records,
    vrps: sink.rows,
    duplicates: sink.duplicates,
    ipv6: sink.ipv6,
    'AS numbers': sink.asns,
    aspas: aspas.rows,
  };
  return { asOf: source.madeAt, records: sink.rows, counts, broken: broken ?? missing(source, records, context) };
}

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
