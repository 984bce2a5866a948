import type { NetworkMetric } from '@routeglass/domain/rating-metrics';
import type { Rated } from '@routeglass/domain/ratings';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import { globalColumns, localColumns, type RatingColumn } from '../../store/ratingColumns.ts';
import type { TableName } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import { indexPositions } from './positionIndexes.ts';
import type { DayRating } from './rateDay.ts';

/** Lists of up to this many networks are sorted when they are read. */
const SMALL = 5_000;

/** Writes the ratings of one day into a generation; for the newest day also the shares behind its scores. Returns the number of rated networks. */
export async function writeRatings(
  store: Store,
  generationId: number,
  rating: DayRating,
  isNewest: boolean,
): Promise<number> {
  const write = async (table: TableName, columns: readonly string[], rows: Iterable<string>): Promise<void> => {
    const copy = new CopyTable(store, partitionOf(table, generationId), ['generation_id', ...columns], {
      mayWait: true,
    });
    for (const row of rows) if (copy.add(`${generationId}\t${row}`)) await copy.flush();
    await copy.end();
  };
  await write('rating', ['asn', 'place', ...names(globalColumns)], globalRows(rating));
  await write('local_rating', ['country', 'asn', 'place', ...names(localColumns)], localRows(rating));
  await write(
    'country_rating',
    ['country', 'position', 'value', 'critical_asn', 'lost', 'networks'],
    rating.countries.map(({ country, position, value, criticalAsn, lost, networks }) =>
      [country, position, value, criticalAsn ?? '\\N', lost, networks].join('\t'),
    ),
  );
  if (isNewest) {
    await write('rating_share', ['asn', 'shares'], shareRows(rating));
    if (rating.networks.length > SMALL) await indexPositions(store, generationId);
  }
  return rating.networks.length;
}

function names(columns: Readonly<Record<string, RatingColumn>>): string[] {
  return Object.values(columns).flatMap((column) => [column, `${column}_position`]);
}

function* globalRows({ networks }: DayRating): Generator<string> {
  for (const row of networks) yield [row.asn, row.place, ...cells(row, globalColumns)].join('\t');
}

function* localRows({ local }: DayRating): Generator<string> {
  for (const [country, networks] of local)
    for (const row of networks) yield [country, row.asn, row.place, ...cells(row, localColumns)].join('\t');
}

function cells<M extends NetworkMetric>({ values, positions }: Rated<M>, columns: Readonly<Record<M, RatingColumn>>) {
  return (Object.keys(columns) as M[]).flatMap((metric) => [values[metric] ?? '\\N', positions[metric] ?? '\\N']);
}

function* shareRows({ networks, shares }: DayRating): Generator<string> {
  for (const { asn } of networks) yield `${asn}\t{${shares.sharesOf(asn).join(',')}}`;
}
