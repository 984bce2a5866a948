import { incidentSorts } from '@routeglass/domain/incidents';
import { type ScanKind, scanTypes } from '@routeglass/domain/scan';
import * as v from 'valibot';
import { listCalls } from '../incidents/listCalls.ts';
import { filterEntries, listQuery } from '../incidents/listQuery.ts';
import { repeated, text } from '../wire.ts';
import { scanRow } from './scanRow.ts';

/**
 * Keys to sort findings by: their columns, and the keys of incidents. Of the latter, the coefficient sorts by severity and the prefix by address;
 * propagation and validity have no effect, because findings have none.
 */
export const scanSorts = [...incidentSorts, 'ip', 'port', 'type'] as const;

const { ip, from, until, severity, cc } = filterEntries;
const typeIds = scanTypes.map(({ id }) => id);

/**
 * Filters of a list of findings: those filters of incidents that apply to findings; others are ignored. `active-only` and `cc`, the country of the
 * address, are for subscribers (`subscriptions.rating`).
 */
const scanFilterEntries = {
  ip,
  from,
  until,
  /** Part of an address, its name or a type, or a whole port number. Ignored if shorter than 2 characters, otherwise needs access to the network. */
  q: v.optional(text, ''),
  'active-only': filterEntries['active-only'],
  severity,
  cc,
  /** Ids of types in the list's group: `telnet`. Repeat the key for several. */
  type: v.optional(repeated(v.picklist(typeIds, 'type must be an id of /v1/scan/types'), 50), []),
};
const scanFilterQuery = v.object(scanFilterEntries);
/** Filters that do not apply to findings. */
const ignores = Object.keys(filterEntries).filter((key) => !(key in scanFilterEntries));
export type ScanFilters = v.InferOutput<typeof scanFilterQuery>;

const words = {
  loop: 'Routing loops at addresses of a network',
  open_port: 'Open ports at addresses of a network',
  amplifier: 'Amplifiers at addresses of a network',
} as const;
const names = { loop: 'scanLoops', open_port: 'scanOpenPorts', amplifier: 'scanAmplifiers' } as const;

/** Path prefixes of the lists: beside the incidents, and beside `/v1/scan/types` and the overview. */
const ROOT = '/v2/incidents/scan';
const roots = [ROOT, '/v2/scan', '/v1/scan'];

/** Other addresses of a list's calls, at each root: by kind, by kind and type, and by type alone. */
function otherAddresses(kind: ScanKind, suffix: string, after = ''): { readonly path: string }[] {
  const ids = scanTypes.filter((type) => type.kind === kind).map(({ id }) => id);
  const others = ids.filter((id) => id !== kind);
  return roots
    .flatMap((root) => [
      `${root}/${kind}${suffix}`,
      `${root}/${kind}${suffix}/{type:${ids.join('|')}}`,
      ...(others.length === 0 ? [] : [`${root}/{type:${others.join('|')}}${suffix}`]),
    ])
    .map((path) => ({ path: `${path}/asn/{asn}${after}` }))
    .slice(1);
}

function callsOf(kind: ScanKind) {
  const calls = listCalls({
    name: names[kind],
    words: words[kind],
    topic: 'scans',
    path: `${ROOT}/${kind}`,
    countriesPath: `${ROOT}/{party}`,
    parties: [`${kind}-countries`],
    row: scanRow,
    sorts: scanSorts,
    sortFirst: 'severity',
  });
  const { 'sort-by': sortBy, order, page, 'page-size': pageSize } = listQuery(scanSorts, 'severity').entries;
  const subscribers = ['active-only', 'cc'];
  const errors = ['E_UNAUTHORIZED', 'E_FORBIDDEN'] as const;
  return {
    list: {
      ...calls.list,
      alsoAt: otherAddresses(kind, ''),
      subscribers,
      errors: [...errors, 'E_NOT_FOUND' as const],
      ignores,
      query: v.object({ ...scanFilterEntries, 'sort-by': sortBy, order, page, 'page-size': pageSize }),
    },
    histogram: {
      ...calls.histogram,
      alsoAt: otherAddresses(kind, '', '/histogram'),
      subscribers,
      errors,
      ignores,
      query: scanFilterQuery,
    },
    activeCount: {
      ...calls.activeCount,
      alsoAt: otherAddresses(kind, '', '/active-count'),
      subscribers,
      errors,
      ignores,
      query: scanFilterQuery,
    },
    countries: {
      ...calls.countries,
      subscribers,
      errors,
      ignores,
      path: `${ROOT}/${kind}-countries/asn/{asn}`,
      alsoAt: otherAddresses(kind, '-countries'),
      params: calls.list.params,
      query: scanFilterQuery,
    },
  };
}

/**
 * Calls of each list of findings. Rows, and counts filtered by `q`, are for the network's technical contacts and people they approve: E_UNAUTHORIZED
 * if not signed in, E_FORBIDDEN without access. Other counts and all lab data are public.
 */
export const scanCalls = {
  loop: callsOf('loop'),
  open_port: callsOf('open_port'),
  amplifier: callsOf('amplifier'),
} as const satisfies Readonly<Record<ScanKind, unknown>>;
export type ScanCalls = (typeof scanCalls)[ScanKind];

/** The same calls by endpoint name. */
export const scanEndpoints = {
  scanLoops: scanCalls.loop.list,
  scanLoopsHistogram: scanCalls.loop.histogram,
  scanLoopsActiveCount: scanCalls.loop.activeCount,
  scanLoopsCountries: scanCalls.loop.countries,
  scanOpenPorts: scanCalls.open_port.list,
  scanOpenPortsHistogram: scanCalls.open_port.histogram,
  scanOpenPortsActiveCount: scanCalls.open_port.activeCount,
  scanOpenPortsCountries: scanCalls.open_port.countries,
  scanAmplifiers: scanCalls.amplifier.list,
  scanAmplifiersHistogram: scanCalls.amplifier.histogram,
  scanAmplifiersActiveCount: scanCalls.amplifier.activeCount,
  scanAmplifiersCountries: scanCalls.amplifier.countries,
};
