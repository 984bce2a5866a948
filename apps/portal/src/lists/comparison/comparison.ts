import { DAY_MS } from '@routeglass/domain/time';
import { changeKinds, type ChangeKind } from '@routeglass/api-client/neighbors';
import type { ListView } from '@routeglass/ui/FilteredTable';
import { readList, writeList, type SortedView } from '../../address/listAddress.ts';
import { writeParameters } from '../../address/parameters.ts';
import { narrowingQuery, pageQuery } from '../paged/listQuery.ts';

/** Two days to compare, yyyy-MM-dd. */
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

/** The two days of `compare-from` and `compare-until`; null where they are not two days, the first before the second. */
export function readDays(search: URLSearchParams): DayPair | null {
  const [from, until] = [search.get(FROM) ?? '', search.get(UNTIL) ?? ''];
  return isDay(from) && isDay(until) && from < until ? { from, until } : null;
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

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
