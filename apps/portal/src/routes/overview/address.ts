import { ipFilters, type IpFilter } from '@routeglass/api-client/contract';

/** What the address of an overview says of its list of prefixes. */
export interface OverviewAddress {
  readonly ip: IpFilter;
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
}

const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULTS: OverviewAddress = { ip: 'all', q: '', page: 1, pageSize: 50 };

/** Reads any address; a value outside its range falls back to the default. */
export function readSearch(search: URLSearchParams): OverviewAddress {
  const ip = ipFilters.find((each) => each === search.get('ip')) ?? DEFAULTS.ip;
  const page = Number(search.get('page') ?? DEFAULTS.page);
  const pageSize = Number(search.get('page-size') ?? DEFAULTS.pageSize);
  return {
    ip,
    q: search.get('q') ?? DEFAULTS.q,
    page: Number.isSafeInteger(page) && page >= 1 ? page : DEFAULTS.page,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULTS.pageSize,
  };
}

/** The address of a state. A change of anything but the page goes back to the first page. */
export function writeSearch(state: OverviewAddress, before = new URLSearchParams()): URLSearchParams {
  const search = new URLSearchParams(before);
  const values = { ip: state.ip, q: state.q, page: state.page, 'page-size': state.pageSize };
  const defaults = { ip: DEFAULTS.ip, q: DEFAULTS.q, page: DEFAULTS.page, 'page-size': DEFAULTS.pageSize };
  for (const [name, value] of Object.entries(values)) {
    if (value === defaults[name as keyof typeof defaults]) search.delete(name);
    else search.set(name, String(value));
  }
  return search;
}

/** A changed filter or page size starts at the first page again. */
export function withChange(state: OverviewAddress, change: Partial<OverviewAddress>): OverviewAddress {
  return { ...state, page: 1, ...change };
}
