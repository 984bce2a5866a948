import { findUnchanged, openGeneration } from '../../store/generation.ts';
import { analyzeGeneration } from '../../store/partition.ts';
import type { GenerationKind } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { abandonQuietly } from '../importFile.ts';
import type { FileReport, Listener } from '../importEvent.ts';
import { NameSink } from '../names/sink.ts';
import type { Pending } from '../pending.ts';
import { Skips } from '../report/skips.ts';
import { watchProgress } from '../report/watchProgress.ts';
import { decodeAsnRange, decodeCountryRange } from './decode.ts';
import { type CountryRange, HomeCountries } from './homeCountry.ts';
import { RangeSink } from './sink.ts';
import { registryBytes, registryLines, type RegistryTable, registryVersion } from './source.ts';

interface RegistryImport {
  readonly report: FileReport;
  readonly loaded: readonly Pending[];
}

/** Name of the list of holders that the address ranges give. */
export const REGISTRY_NAMES = 'registry';

/** Loads the registry facts that npm carries: ranges by country, ranges by network, and from both a name and a country for each network. */
export async function importRegistry(store: Store, listener: Listener): Promise<RegistryImport[]> {
  const contentHash = await registryVersion();
  const unchanged = await findUnchanged(store, 'address-registry', 'asn', contentHash);
  if (unchanged !== undefined) return [];
  const opened: Pending['generation'][] = [];
  const open = async (kind: GenerationKind, name: string) => {
    const generation = await openGeneration(store, { kind, name, world: 'internet', contentHash });
    opened.push(generation);
    return generation;
  };
  try {
    const ranges: CountryRange[] = [];
    const byCountry = await open('address-registry', 'country');
    const countrySink = new RangeSink(store, byCountry.id);
    const country = await readTable('country', listener, async (line) => {
      const row = decodeCountryRange(line);
      if (typeof row === 'string') return row;
      ranges.push({ start: row.start, end: row.end, country: row.country });
      if (countrySink.add(row.first, row.last, null, row.country)) await countrySink.flush();
      return null;
    });
    await countrySink.end();

    const byAsn = await open('address-registry', 'asn');
    const names = await open('as-names', REGISTRY_NAMES);
    const homes = new HomeCountries(ranges);
    const holders = new Map<number, string | null>();
    const asnSink = new RangeSink(store, byAsn.id);
    const asn = await readTable('asn', listener, async (line) => {
      const row = decodeAsnRange(line);
      if (typeof row === 'string') return row;
      homes.add(row.asn, row.start, row.end);
      if (!holders.get(row.asn)) holders.set(row.asn, row.holder);
      if (asnSink.add(row.first, row.last, row.asn, null)) await asnSink.flush();
      return null;
    });
    await asnSink.end();
    const nameSink = new NameSink(store, names.id);
    for (const [number, holder] of holders) {
      await nameSink.add({ asn: number, name: null, orgName: holder, country: homes.of(number) });
    }
    await nameSink.end();
    for (const { id, kind } of opened) await analyzeGeneration(store, kind, id);

    const pendingOf = (
      generation: Pending['generation'],
      name: string,
      records: number,
      report: FileReport,
    ): Pending => {
      const load = { asOf: null, records, counts: {}, broken: null };
      return { generation, name, world: 'internet', collector: null, contentHash, load, report };
    };
    const countryReport = { ...country, counts: { records: country.counts['records'] ?? 0, ranges: countrySink.rows } };
    const asnReport = {
      ...asn,
      counts: { records: asn.counts['records'] ?? 0, ranges: asnSink.rows, networks: nameSink.rows },
    };
    return [
      { report: countryReport, loaded: [pendingOf(byCountry, 'country', countrySink.rows, countryReport)] },
      {
        report: asnReport,
        loaded: [
          pendingOf(byAsn, 'asn', asnSink.rows, asnReport),
          pendingOf(names, REGISTRY_NAMES, nameSink.rows, asnReport),
        ],
      },
    ];
  } catch (error) {
    for (const generation of opened) await abandonQuietly(store, generation, error);
    throw error;
  }
}

/** Reads a table to its end. `take` answers why a line is of no use, or null. */
async function readTable(
  table: RegistryTable,
  listener: Listener,
  take: (line: string) => Promise<string | null>,
): Promise<FileReport> {
  const begun = performance.now();
  const skips = new Skips();
  const bytes = await registryBytes(table);
  let read = 0;
  let records = 0;
  const stop = watchProgress(listener, `@ip-location-db/${table}`, bytes, 'bytes', () => read);
  for await (const lines of registryLines(table, (more) => (read += more))) {
    for (const { text, offset } of lines) {
      if (text === '') continue;
      records += 1;
      const reason = await take(text);
      if (reason !== null) skips.add(reason, offset);
    }
  }
  stop();
  const seconds = (performance.now() - begun) / 1000;
  const base = { file: `@ip-location-db/${table}`, kind: 'address-registry', name: table, outcome: 'loaded' } as const;
  const sizes = { bytes, unpackedBytes: bytes, unpackSeconds: 0, seconds };
  return { ...base, ...sizes, message: null, counts: { records }, skipped: skips.list() };
}
