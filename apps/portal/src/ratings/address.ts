import { pageSizes } from '../address/listAddress.ts';
import { readChoice, readWhole, writeParameters } from '../address/parameters.ts';

export type IpVersion = '4' | '6';

/** A page of a rating in some order. */
interface SortedView<Column extends string> {
  readonly filter: string;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: { readonly column: Column; readonly order: 'asc' | 'desc' };
}

/** State of a rating in the address. */
export interface RatingAddress<Column extends string> {
  readonly ip: IpVersion;
  readonly view: SortedView<Column>;
  /** Country that the networks are registered in; empty for all. */
  readonly filterCountry: string;
  /** Country of a local rating; empty if none is chosen. */
  readonly ratingCountry: string;
}

/** Alternative spellings of parameters, as in the other lists; both are read. */
const names = { pageSize: 'page-size', sortBy: 'sort-by' } as const;

const defaults = { ip: '4', page: 1, pageSize: 50, sortBy: 'position', order: 'asc' } as const;

/** Reads any address. Invalid values become defaults here; `ratingQuery` passes them to the API, which rejects them. */
export function readRating<Column extends string>(
  search: URLSearchParams,
  columns: readonly Column[],
): RatingAddress<Column | 'position'> {
  const known = oneSpelling(search);
  return {
    ip: readChoice(known, 'ip', ['4', '6'], defaults.ip),
    view: {
      filter: (known.get('q') ?? '').trim(),
      page: readWhole(known, 'page', defaults.page),
      pageSize: readChoice(known, 'pageSize', pageSizes, defaults.pageSize),
      sort: {
        column: readChoice<Column | 'position'>(known, 'sortBy', columns, defaults.sortBy),
        order: readChoice(known, 'order', ['asc', 'desc'], defaults.order),
      },
    },
    filterCountry: (known.get('filter-country') ?? '').toUpperCase(),
    ratingCountry: (known.get('rating-country') ?? '').toUpperCase(),
  };
}

/** The address of a rating: `before` with its parameters replaced. */
export function writeRating(
  { ip, view, filterCountry, ratingCountry }: RatingAddress<string>,
  before = new URLSearchParams(),
): URLSearchParams {
  const values = {
    ip,
    q: view.filter,
    'filter-country': filterCountry,
    'rating-country': ratingCountry,
    page: view.page,
    pageSize: view.pageSize,
    sortBy: view.sort.column,
    order: view.sort.order,
  };
  return writeParameters(values, defaults, oneSpelling(before));
}

function oneSpelling(search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(search);
  for (const [name, other] of Object.entries(names)) {
    const value = known.get(other);
    known.delete(other);
    if (value !== null && !known.has(name)) known.set(name, value);
  }
  return known;
}
