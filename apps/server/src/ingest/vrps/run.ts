import { feed, type Load, type LoadContext } from '../loading.ts';
import { decodeVrp } from './decode.ts';
import { VrpSink } from './sink.ts';
import { VrpSource } from './source.ts';

/** Loads the VRPs of an rpki-client or Routinator export. */
export async function loadVrps({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const source = new VrpSource();
  const sink = new VrpSink(store, generation.id);
  let records = 0;
  const broken = await feed(
    input,
    async (chunk) => {
      source.push(chunk);
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
  const counts = { records, vrps: sink.rows, duplicates: sink.duplicates, ipv6: sink.ipv6, 'AS numbers': sink.asns };
  return { asOf: source.madeAt, records: sink.rows, counts, broken };
}
