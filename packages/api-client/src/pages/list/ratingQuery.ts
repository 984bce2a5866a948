import type { QueryOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/table.ts';

type RatingQuery = QueryOf<Endpoints['asRating']>;
type StabilityQuery = QueryOf<Endpoints['nationalStability']>;

/** Parameter names in the rating's address and in the API; the names of other lists are accepted, too. */
const names = {
  ip: ['ip'],
  q: ['q'],
  page: ['page'],
  'page-size': ['pageSize', 'page-size'],
  'sort-by': ['sortBy', 'sort-by'],
  order: ['order'],
} as const;
const defaults = { ip: '4', q: '', page: '1', 'page-size': '50', 'sort-by': 'position', order: 'asc' } as const;
const filters = ['filter-country', 'rating-country', 'sample'] as const;

/** The API query of a rating, copied from its address: the API refuses invalid values, and the page shows why. */
export function ratingQuery(search: URLSearchParams): Partial<RatingQuery> {
  const asked: Record<string, string> = {};
  for (const [name, spellings] of Object.entries(names) as [keyof typeof names, readonly string[]][]) {
    const given = spellings.map((spelling) => search.get(spelling)).find((value) => value !== null);
    asked[name] = (given ?? defaults[name]).trim();
  }
  for (const name of filters) {
    const given = search.get(name) ?? '';
    if (given !== '') asked[name] = given;
  }
  return asked;
}

/** The same for the rating of countries, which has neither pages nor a country. */
export function stabilityQuery(search: URLSearchParams): Partial<StabilityQuery> {
  const { ip, q, 'sort-by': sortBy, order, sample } = ratingQuery(search);
  return { ip, q, 'sort-by': sortBy, order, ...(sample !== undefined && { sample }) } as Partial<StabilityQuery>;
}

/** Number of rows that anyone may see at once. */
const FREE_ROWS = 100;

/** The part of this view that is for subscribers: the filter by country, or more than the first rows; null if it is public. */
export function lockedPartOf(search: URLSearchParams): 'country' | 'report' | null {
  const asked = ratingQuery(search) as Readonly<Record<string, string | undefined>>;
  if (asked['filter-country'] !== undefined) return 'country';
  const isBeginning = asked['page'] === '1' && Number(asked['page-size']) <= FREE_ROWS;
  return asked['rating-country'] === undefined && isBeginning ? null : 'report';
}
