/**
 * What an alert is about. `hijack` and `more-specific` tell of another origin of the network's space, `leak-by` and `bogon` of what the network itself
 * announces, `leak-through` of a leak that its routes are in or that it passed on, `visibility` of a prefix that few vantage points still see,
 * `neighbor` of a new provider or peer, `path-change` of one that its routes do not pass any more, `origin-change` of another origin of its prefix that
 * nothing marks as a hijack, `roa-invalid` of an announcement that a ROA forbids, `roa-expiring` of ROAs that are not renewed, `prefix-new` and
 * `prefix-gone` of its announcements, `scan` of what scans find at its addresses.
 */
export const alertKinds = [
  'hijack',
  'more-specific',
  'leak-by',
  'leak-through',
  'bogon',
  'visibility',
  'neighbor',
  'path-change',
  'origin-change',
  'roa-invalid',
  'roa-expiring',
  'prefix-new',
  'prefix-gone',
  'scan',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** What a rule can ask for besides its kind. */
export const alertThresholds = ['vantagePoints', 'minutes', 'share'] as const;
export type AlertThreshold = (typeof alertThresholds)[number];

const ofIncidents = ['vantagePoints', 'minutes', 'share'] as const;
const counted: Readonly<Record<AlertKind, readonly AlertThreshold[]>> = {
  hijack: ofIncidents,
  'more-specific': ofIncidents,
  'leak-by': ofIncidents,
  'leak-through': ofIncidents,
  bogon: ofIncidents,
  visibility: ['share'],
  neighbor: [],
  'path-change': ['minutes'],
  'origin-change': ['vantagePoints', 'minutes'],
  'roa-invalid': ['share'],
  'roa-expiring': ['minutes'],
  'prefix-new': ['minutes'],
  'prefix-gone': ['minutes'],
  scan: [],
};

/** What facts of a kind are told from; without it nothing is known of them. */
export const alertSources = ['routes', 'vrps', 'scans'] as const;
export type AlertSource = (typeof alertSources)[number];
export function sourceOf(kind: AlertKind): AlertSource {
  if (kind === 'scan') return 'scans';
  return kind === 'roa-invalid' || kind === 'roa-expiring' ? 'vrps' : 'routes';
}

/** Whether the data tell what facts of a kind there were in the past, so that a replay can show them. */
export const hasPast = (kind: AlertKind): boolean => sourceOf(kind) === 'routes' && kind !== 'visibility';

/** The thresholds that count for a kind; the others have no effect. */
export const thresholdsOf = (kind: AlertKind): readonly AlertThreshold[] => counted[kind];

/** Whether an alert goes out in quiet hours too: what takes traffic away from the network now. */
export const isUrgent = (kind: AlertKind): boolean =>
  kind === 'hijack' || kind === 'more-specific' || kind === 'visibility';

/** Whether it tells of an instant, so that it is over as soon as it is told. */
export const isInstant = (kind: AlertKind): boolean => kind === 'neighbor' || kind === 'prefix-new';
