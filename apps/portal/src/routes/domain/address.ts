import type { DomainTab } from '@routeglass/ui/DomainTables';
import { readChoice, writeParameters } from '../../address/parameters.ts';

const TABS = ['ip', 'ns', 'mx'] as const satisfies readonly DomainTab[];

/** What the address of a domain's pages says. */
export interface DomainAddress {
  /** As typed, trimmed; empty where none is named. */
  readonly domain: string;
  readonly tab: DomainTab;
}

export function readSearch(search: URLSearchParams): DomainAddress {
  return { domain: (search.get('domain') ?? '').trim(), tab: readChoice(search, 'tab', TABS, 'ip') };
}

export function writeSearch({ domain, tab }: DomainAddress, before = new URLSearchParams()): URLSearchParams {
  return writeParameters({ domain, tab }, { tab: 'ip' }, before);
}
