import { REGISTRY_NAMES } from '../../analytics/networks/listNetworks.ts';
import { findUnchanged, type LoadingGeneration, openGeneration } from '../../store/generation.ts';
import { analyzeGeneration } from '../../store/partition.ts';
import type { SourceKind } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { abandonQuietly } from '../importFile.ts';
import type { FileReport, Listener } from '../importEvent.ts';
import { NameSink } from '../names/sink.ts';
import type { Pending } from '../pending.ts';
import { decodeAsnRange, decodeCountryRange } from './decode.ts';
import { type CountryRange, HomeCountries } from './homeCountry.ts';
import { readTable } from './readTable.ts';
import { RangeSink } from './sink.ts';
import { registryVersion } from './source.ts';

interface RegistryImport {
  readonly report: FileReport;
  readonly loaded: readonly Pending[];
}

/** Opens the generation of a part of the registry. */
type Open = (kind: SourceKind, name: string) => Promise<LoadingGeneration>;

/** Loads the registry facts from npm: ranges by country and by network, and from both a holder and country for each network. */
export async function importRegistry(store: Store, listener: Listener): Promise<RegistryImport[]> {
  const contentHash = await registryVersion();
  if ((await findUnchanged(store, 'address-registry', 'asn', contentHash)) !== undefined) return [];
  const opened: LoadingGeneration[] = [];
  const open: Open = async (kind, name) => {
    const generation = await openGeneration(store, { kind, name, world: 'internet', contentHash });
    opened.push(generation);
    return generation;
  };
  try {
    const countries = await loadCountries(store, listener, open);
    const networks = await loadNetworks(store, listener, open, countries.ranges);
    for (const { id, kind } of opened) await analyzeGeneration(store, kind, id);
    return [countries, networks].map(({ report, parts }) => {
      const common = { world: 'internet', collector: null, contentHash, report } as const;
      const loaded = parts.map(({ generation, name, records }) => {
        return { ...common, generation, name, load: { asOf: null, records, counts: {}, broken: null } };
      });
      return { report, loaded };
    });
  } catch (error) {
    for (const generation of opened) await abandonQuietly(store, generation, error);
    throw error;
  }
}

async function loadCountries(store: Store, listener: Listener, open: Open) {
  const generation = await open('address-registry', 'country');
  const sink = new RangeSink(store, generation.id);
  const ranges: CountryRange[] = [];
  const report = await readTable('country', listener, async (line) => {
    const row = decodeCountryRange(line);
    if (typeof row === 'string') return row;
    ranges.push({ start: row.start, end: row.end, country: row.country });
    if (sink.add(row.first, row.last, null, row.country)) await sink.flush();
    return null;
  });
  await sink.end();
  return {
    report: { ...report, counts: { ...report.counts, ranges: sink.rows } },
    parts: [{ generation, name: 'country', records: sink.rows }],
    ranges,
  };
}

async function loadNetworks(store: Store, listener: Listener, open: Open, countries: readonly CountryRange[]) {
  const generation = await open('address-registry', 'asn');
  const names = await open('as-names', REGISTRY_NAMES);
  const sink = new RangeSink(store, generation.id);
  const homes = new HomeCountries(countries);
  const holders = new Map<number, string | null>();
  const report = await readTable('asn', listener, async (line) => {
    const row = decodeAsnRange(line);
    if (typeof row === 'string') return row;
    homes.add(row.asn, row.start, row.end);
    if (!holders.get(row.asn)) holders.set(row.asn, row.holder);
    if (sink.add(row.first, row.last, row.asn, null)) await sink.flush();
    return null;
  });
  await sink.end();
  const nameSink = new NameSink(store, names.id);
  for (const [asn, orgName] of holders) await nameSink.add({ asn, name: null, orgName, country: homes.of(asn) });
  await nameSink.end();
  return {
    report: { ...report, counts: { ...report.counts, ranges: sink.rows, networks: nameSink.rows } },
    parts: [
      { generation, name: 'asn', records: sink.rows },
      { generation: names, name: REGISTRY_NAMES, records: nameSink.rows },
    ],
  };
}
