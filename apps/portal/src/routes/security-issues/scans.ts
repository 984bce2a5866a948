import type { ScanRow } from '@routeglass/api-client/scans';
import type { ScanKind } from '@routeglass/domain/scan';
import type { ListView } from '@routeglass/ui/FilteredTable';
import type { ScanFinding } from '@routeglass/ui/ScanTable';
import { readCodes } from '../../address/codes.ts';
import { readList, writeList, type ListAddress, type SortedView } from '../../address/listAddress.ts';
import { readChoice, writeParameters } from '../../address/parameters.ts';
import { severityChoices, type SeverityChoice } from '../../lists/incidents/severityOptions.ts';
import { narrowingQuery, pageQuery } from '../../lists/paged/listQuery.ts';

/** The list of findings in an address. */
const scanList = {
  columns: ['severity', 'first-seen', 'last-seen', 'ip', 'port', 'type'],
  sortBy: 'severity',
  order: 'desc',
} as const satisfies ListAddress<string>;

/** State of a list of findings in the address. */
export interface ScanAddress<View extends ListView = SortedView<(typeof scanList.columns)[number]>> {
  readonly view: View;
  /** Empty if the filter is clear. */
  readonly severity: SeverityChoice;
  readonly countries: readonly string[];
  readonly activeOnly: boolean;
}

/** Reads any address; a value outside its range falls back to the default. */
export function readScans(search: URLSearchParams, kind: ScanKind): ScanAddress {
  return {
    view: readList(search, scanList),
    severity: readChoice(search, 'severity', severityChoices, ''),
    countries: readCodes(search, 'cc'),
    activeOnly: search.get(`${kind}-active`) === 'true',
  };
}

/** The address of a state: `before` with the list's own parameters replaced. */
export function writeScans(
  { view, severity, countries, activeOnly }: ScanAddress<ListView>,
  kind: ScanKind,
  before: URLSearchParams,
): URLSearchParams {
  const values = { severity, cc: countries.join(','), [`${kind}-active`]: activeOnly ? 'true' : '' };
  return writeParameters(values, {}, writeList(view, scanList, before));
}

/** Query of the list of countries, for the state of an address. */
export function scanFilters({ view, severity, countries, activeOnly }: ScanAddress) {
  return {
    ...narrowingQuery(view),
    severity: severity === '' ? [] : [severity],
    cc: [...countries],
    'active-only': activeOnly,
  };
}

/** Query of the list, for the state of an address. */
export function scanQuery(address: ScanAddress) {
  return { ...scanFilters(address), ...pageQuery(address.view) };
}

/** How many filters besides IP version and text narrow the list. */
export function filtersInForce({ severity, countries, activeOnly }: ScanAddress): number {
  return [severity !== '', countries.length > 0, activeOnly].filter(Boolean).length;
}

/** A finding of a scan in the form that widgets use. */
export function finding(row: ScanRow): ScanFinding {
  return {
    type: row.type,
    severity: row.severity,
    ip: row.ip,
    port: row.port,
    firstSeen: new Date(row.first_seen),
    lastSeen: row.last_seen === null ? null : new Date(row.last_seen),
  };
}
