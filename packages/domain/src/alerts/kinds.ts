/**
 * What an alert is about. `hijack` and `more-specific` tell of another origin of the network's space, `leak-by` and `bogon` of what the network itself
 * announces, `leak-through` of a leak that its routes are in or that it passed on, `visibility` of a prefix that few vantage points still see,
 * `neighbor` of a new provider or peer, `roa-invalid` of an announcement that a ROA forbids, `prefix-new` and `prefix-gone` of its announcements.
 */
export const alertKinds = [
  'hijack',
  'more-specific',
  'leak-by',
  'leak-through',
  'bogon',
  'visibility',
  'neighbor',
  'roa-invalid',
  'prefix-new',
  'prefix-gone',
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** What a rule can ask for beside its kind. */
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
  'roa-invalid': ['share'],
  'prefix-new': ['minutes'],
  'prefix-gone': ['minutes'],
};

/** The thresholds that count for a kind; the others have no effect. */
export const thresholdsOf = (kind: AlertKind): readonly AlertThreshold[] => counted[kind];

/** Whether an alert goes out in quiet hours too: what takes traffic away from the network now. */
export const isUrgent = (kind: AlertKind): boolean =>
  kind === 'hijack' || kind === 'more-specific' || kind === 'visibility';

/** Whether it tells of an instant, so that it is over as soon as it is told. */
export const isInstant = (kind: AlertKind): boolean => kind === 'neighbor' || kind === 'prefix-new';
