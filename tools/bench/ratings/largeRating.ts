import { metrics, type GlobalMetric, type LocalMetric } from '@routeglass/domain/rating-metrics';
import { Passage, peerShares, rate, type Rated } from '@routeglass/domain/ratings';
import type { DayRating } from '../../../apps/server/src/analytics/ratings/rateDay.ts';
import { writeRatings } from '../../../apps/server/src/analytics/ratings/writeRatings.ts';
import { CopyTable } from '../../../apps/server/src/store/copyTable.ts';
import { openGeneration, publishGenerations } from '../../../apps/server/src/store/generation.ts';
import { analyzeGeneration, partitionOf } from '../../../apps/server/src/store/partition.ts';
import type { Store } from '../../../apps/server/src/store/store.ts';

export const NETWORKS = 80_000;
const FIRST = 1_000;
const DAYS = ['2026-01-30', '2026-01-31'] as const;

/** Two hundred codes; the first ones have the most networks, as in the real world. */
export const COUNTRIES = Array.from({ length: 200 }, (_, i) =>
  String.fromCodePoint(65 + Math.floor(i / 20), 65 + (i % 20)),
);

const asnOf = (i: number): number => FIRST + 3 * i;
const countryOf = (i: number): string => COUNTRIES[Math.floor(200 * noise(i, 1) ** 3)] ?? 'AA';

/** Fills an empty store with a rating of many networks on two days, and their names. */
export async function writeLargeRating(store: Store): Promise<void> {
  await writeNetworks(store);
  for (const [at, day] of DAYS.entries()) {
    const generation = await openGeneration(store, {
      kind: 'ratings',
      name: `internet-4-${day}`,
      world: 'internet',
    });
    const records = await writeRatings(store, generation.id, largeDay(at), day === DAYS[1]);
    await analyzeGeneration(store, 'ratings', generation.id);
    const report = { cone: 'observed', bases: [], peers: [] };
    await publishGenerations(store, [{ generation, asOf: new Date(`${day}T23:00:00Z`), records, report }]);
  }
}

async function writeNetworks(store: Store): Promise<void> {
  const generation = await openGeneration(store, { kind: 'networks', name: 'all', world: 'internet' });
  const columns = ['generation_id', 'asn', 'as_name', 'org_name', 'country_code', 'world'];
  const copy = new CopyTable(store, partitionOf('network', generation.id), columns);
  for (let i = 0; i < NETWORKS; i++) {
    const country = countryOf(i);
    const row = [generation.id, asnOf(i), `NETWORK-${i}`, `Network ${i} of ${country}, Limited`, country, 'internet'];
    if (copy.add(row.join('\t'))) await copy.flush();
  }
  await copy.end();
  await analyzeGeneration(store, 'networks', generation.id);
  await publishGenerations(store, [{ generation, asOf: null, records: NETWORKS }]);
}

function largeDay(day: number): DayRating {
  const all = Array.from({ length: NETWORKS }, (_, i) => i);
  return {
    networks: rated<GlobalMetric>('global', all, day),
    local: new Map(
      [...Map.groupBy(all, countryOf)].map(([country, those]) => [country, rated<LocalMetric>('local', those, day)]),
    ),
    countries: [],
    shares: peerShares(new Passage(2), [1, 2]),
    cone: 'observed',
  };
}

function rated<M extends GlobalMetric | LocalMetric>(type: 'global' | 'local', those: readonly number[], day: number) {
  const names = metrics.filter((metric) => metric.type === type).map(({ name }) => name as M);
  const networks = those.map((i) => ({
    asn: asnOf(i),
    values: Object.fromEntries(
      names.map((name, at) => [name, Math.floor(5 / noise(i, at + 2 + (i % 50 === 0 ? day : 0)))]),
    ) as Rated<M>['values'],
  }));
  const [score, , cone] = names;
  const neighbors = names.find((name) => name.endsWith('neighbors'));
  if (!score || !cone || !neighbors) throw new Error(`no ${type} metrics`);
  return rate<M>(networks, { score, cone, neighbors });
}

/** A number between 0 and 1 that is the same in every run. */
function noise(i: number, seed: number): number {
  const mixed = Math.imul(i + 1, 2_654_435_761) ^ Math.imul(seed, 40_503);
  return ((Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519) >>> 8) + 1) / 2 ** 24;
}
