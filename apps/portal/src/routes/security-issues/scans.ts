import type { ScanRow } from '@routeglass/api-client/scans';
import type { ScanFinding } from '@routeglass/ui/ScanTable';
import { readChoice } from '../../address/parameters.ts';
import { readCodes } from '../../address/codes.ts';
import { readList, type ListAddress } from '../../address/listAddress.ts';
import { severityChoices } from '../../lists/incidents/severityOptions.ts';
import type { ScanKind } from '@routeglass/domain/scan';

/** The list of findings in an address. */
export const scanList = {
  columns: ['severity', 'first-seen', 'last-seen', 'ip', 'port', 'type'],
  sortBy: 'severity',
  order: 'desc',
} as const satisfies ListAddress<string>;

/** What an address says of a list of findings. */
export function readScans(search: URLSearchParams, kind: ScanKind) {
  return {
    view: readList(search, scanList),
    /** Empty where the filter is clear. */
    severity: readChoice(search, 'severity', severityChoices, ''),
    countries: readCodes(search, 'cc'),
    activeOnly: search.get(`${kind}-active`) === 'true',
  };
}

/** What an address asks the list of countries. */
export function scanFilters({ view, severity, countries, activeOnly }: ReturnType<typeof readScans>) {
  return {
    ip: view.ipVersion,
    q: view.filter,
    severity: severity === '' ? [] : [severity],
    cc: [...countries],
    'active-only': activeOnly,
  };
}

/** What an address asks the list. */
export function scanQuery({ view, ...filters }: ReturnType<typeof readScans>) {
  return {
    ...scanFilters({ view, ...filters }),
    page: view.page,
    'page-size': view.pageSize,
    'sort-by': view.sort.column,
    order: view.sort.order,
  };
}

/** What a scan found, as widgets take it. */
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
