import type { DomainTab } from '@routeglass/ui/DomainTables';
import { readChoice, writeParameters } from '../../address/parameters.ts';
import { readSort, sortValues, type ListSort } from '../../address/sort.ts';

const TABS = ['ip', 'ns', 'mx'] as const satisfies readonly DomainTab[];
const COLUMNS = ['hostname', 'ip', 'prefix', 'as'] as const;

/** State of a domain's pages in the address. */
export interface DomainAddress {
  /** As typed, trimmed; empty if none is named. */
  readonly domain: string;
  readonly tab: DomainTab;
  /** Undefined if the records keep the order of the DNS answer. */
  readonly sort: ListSort<string> | undefined;
}

/** Reads any address of a domain: `domain`, `tab`, `sort-by`, `order`. */
export function readSearch(search: URLSearchParams): DomainAddress {
  return {
    domain: (search.get('domain') ?? '').trim(),
    tab: readChoice(search, 'tab', TABS, 'ip'),
    sort: readSort(search, COLUMNS),
  };
}

export function writeSearch({ domain, tab, sort }: DomainAddress, before = new URLSearchParams()): URLSearchParams {
  return writeParameters({ domain, tab, ...sortValues(sort) }, { tab: 'ip' }, before);
}
