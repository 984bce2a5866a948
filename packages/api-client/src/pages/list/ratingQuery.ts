import type { QueryOf } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/table.ts';

type RatingQuery = QueryOf<Endpoints['asRating']>;
type StabilityQuery = QueryOf<Endpoints['nationalStability']>;

/** Names of the rating's address, and how the API spells them; the spelling of other lists is read, too. */
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

/** What a rating asks of the API, letter by letter as its address says it: what makes no sense is refused there, and the page says why. */
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

/** The same of the rating of countries, which has neither pages nor a country. */
export function stabilityQuery(search: URLSearchParams): Partial<StabilityQuery> {
  const { ip, q, 'sort-by': sortBy, order, sample } = ratingQuery(search);
  return { ip, q, 'sort-by': sortBy, order, ...(sample !== undefined && { sample }) } as Partial<StabilityQuery>;
}

/** Rows that everybody may see at a time. */
const FREE_ROWS = 100;

/** What of a rating is for subscribers in this view: its filter by country, or more than its beginning; null where everybody may see it. */
export function lockedPartOf(search: URLSearchParams): 'country' | 'report' | null {
  const asked = ratingQuery(search) as Readonly<Record<string, string | undefined>>;
  if (asked['filter-country'] !== undefined) return 'country';
  const isBeginning = asked['page'] === '1' && Number(asked['page-size']) <= FREE_ROWS;
  return asked['rating-country'] === undefined && isBeginning ? null : 'report';
}
