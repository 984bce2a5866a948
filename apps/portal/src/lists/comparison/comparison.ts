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

/** State of a comparison in the address. */
export interface ComparisonAddress<View extends ListView = SortedView<string>> {
  readonly view: View;
  readonly days: DayPair;
  /** The kind of change to show; null for all. */
  readonly kind: ChangeKind | null;
}

const FROM = 'compare-from';
const UNTIL = 'compare-until';
const CHANGE = 'change';

/** The two times in `compare-from` and `compare-until`; null unless they are two days or two instants, the first before the second. */
export function readDays(search: URLSearchParams): DayPair | null {
  const [from, until] = [search.get(FROM) ?? '', search.get(UNTIL) ?? ''];
  const areTimes = [isDay, isInstant].some((is) => is(from) && is(until));
  return areTimes && from < until ? { from, until } : null;
}

/** The address of the comparison of these days, at page 1; with null, of the list itself. */
export function writeDays(days: DayPair | null, before: URLSearchParams): URLSearchParams {
  const search = writeParameters({ [FROM]: days?.from ?? '', [UNTIL]: days?.until ?? '' }, {}, before);
  for (const name of ['page', ...(days ? [] : [CHANGE])]) search.delete(name);
  return search;
}

/**
 * Reads and writes the comparison of two days in an address, and makes its query. Sorted by kind of change, or by the column that names the changed
 * thing. Filters are those of the list itself.
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

/** The seven days that end with a day: the default of a comparison, so that both days have data if a week is loaded. */
export function weekUntil(day: string): DayPair {
  const sixDays = 6 * DAY_MS;
  return { from: new Date(Date.parse(day) - sixDays).toISOString().slice(0, 10), until: day };
}

/**
 * The 24 hours that end with an instant, as counted in `Prefix changes, last 24 hours`. They end at the next full second, so that the newest route is
 * included.
 */
export function lastDay(asOf: string): DayPair {
  const end = (Math.floor(Date.parse(asOf) / 1000) + 1) * 1000;
  return { from: secondOf(end - DAY_MS), until: secondOf(end) };
}

const secondOf = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

function isInstant(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && secondOf(at) === text;
}
