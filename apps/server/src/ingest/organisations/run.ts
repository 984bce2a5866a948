import { type Line, Lines } from '../csv/lines.ts';
import { feed, type Load, type LoadContext } from '../loading.ts';
import { decodeOrganisationCsv, decodeOrganisationJson } from './decode.ts';
import { OrganisationSink } from './sink.ts';

/** Loads a map of AS numbers to organizations: CAIDA's JSON, one object a line, or CSV `registry,organisation,asn`. */
export async function loadOrganisations({ store, generation, input, skips }: LoadContext): Promise<Load> {
  const lines = new Lines();
  const sink = new OrganisationSink(store, generation.id);
  let records = 0;
  const take = async (found: Iterable<Line>) => {
    for (const { text, offset } of found) {
      if (text === '' || text.startsWith('#')) continue;
      records += 1;
      const row = text.startsWith('{') ? decodeOrganisationJson(text) : decodeOrganisationCsv(text);
      if (typeof row === 'string') skips.add(row, offset);
      else if (!(await sink.add(row))) skips.add('another row of the same organisation or network', offset);
    }
  };
  const broken = await feed(
    input,
    (chunk) => take(lines.push(chunk)),
    () => take(lines.end()),
  );
  await sink.end();
  const counts = { records, organisations: sink.organisations, networks: sink.networks };
  return { asOf: null, records: sink.networks, counts, broken };
}
