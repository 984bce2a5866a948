import { DAY_MS, isDay } from '@routeglass/domain/time';
import { changeKinds, type ChangeKind } from '@routeglass/api-client/neighbors';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { readList, writeList, type SortedView } from '../../address/listAddress.ts';
import { writeParameters } from '../../address/parameters.ts';
import { narrowingQuery, pageQuery } from '../paged/listQuery.ts';

/** Two times to compare: days (yyyy-MM-dd), at their ends, or instants (ISO 8601). */
export interface DayPair {
  readonly from: string;
  readonly until: string;
}

/** What the address of a comparison says. */
export interface ComparisonAddress<View extends ListView = SortedView<string>> {
  readonly view: View;
  readonly days: DayPair;
  /** The one kind of change that is shown; null for all. */
  readonly kind: ChangeKind | null;
}

const FROM = 'compare-from';
const UNTIL = 'compare-until';
const CHANGE = 'change';

/** The two times of `compare-from` and `compare-until`; null where they are not two days or two instants, the first before the second. */
export function readDays(search: URLSearchParams): DayPair | null {
  const [from, until] = [search.get(FROM) ?? '', search.get(UNTIL) ?? ''];
  const areTimes = [isDay, isInstant].some((is) => is(from) && is(until));
  return areTimes && from < until ? { from, until } : null;
}

/** The address with these days compared, from the first page on; with null, of the list itself. */
export function writeDays(days: DayPair | null, before: URLSearchParams): URLSearchParams {
  const search = writeParameters({ [FROM]: days?.from ?? '', [UNTIL]: days?.until ?? '' }, {}, before);
  for (const name of ['page', ...(days ? [] : [CHANGE])]) search.delete(name);
  return search;
}

/**
 * How a comparison of two days stands in an address, and what it asks: by kind of change, or by the column that names what changed. Filters are
 * those of the list itself.
 */
export function comparisonOf<Column extends string>(days: DayPair, column: Column) {
  const list = { columns: ['change', column], sortBy: 'change', order: 'asc' } as const;
  return {
    /** Reads any address in which two days are compared. */
    read: (search: URLSearchParams): ComparisonAddress<SortedView<'change' | Column>> => ({
      view: readList(search, list),
      days,
      kind: changeKinds.find((kind) => kind === search.get(CHANGE)) ?? null,
    }),
    write: ({ view, kind }: Pick<ComparisonAddress<ListView>, 'view' | 'kind'>, before: URLSearchParams) =>
      writeParameters({ [CHANGE]: kind ?? '' }, {}, writeList(view, list, before)),
    query: ({ view, kind }: ComparisonAddress<SortedView<'change' | Column>>) => ({
      ...days,
      ...narrowingQuery(view),
      change: kind === null ? [] : [kind],
      ...pageQuery(view),
    }),
  };
}

/** The seven days that end with a day: what a comparison begins with, so that a week of data has both of them. */
export function weekUntil(day: string): DayPair {
  const sixDays = 6 * DAY_MS;
  return { from: new Date(Date.parse(day) - sixDays).toISOString().slice(0, 10), until: day };
}

/** The day that ends with an instant: what `Prefix changes, last 24 hours` counts. It ends with a full second, so that the newest route is in it. */
export function lastDay(asOf: string): DayPair {
  const end = (Math.floor(Date.parse(asOf) / 1000) + 1) * 1000;
  return { from: secondOf(end - DAY_MS), until: secondOf(end) };
}

const secondOf = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

function isInstant(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && secondOf(at) === text;
}
