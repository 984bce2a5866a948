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

/** The most that a threshold can ask for: so many vantage points, 30 days, all in percent. */
export const thresholdMost: Readonly<Record<AlertThreshold, number>> = {
  vantagePoints: 100_000,
  minutes: 43_200,
  share: 100,
};

/** What facts of a kind are told from; without it nothing is known of them. */
export const alertSources = ['routes', 'vrps', 'scans'] as const;
export type AlertSource = (typeof alertSources)[number];

interface KindTraits {
  /** The thresholds that count. A share is known of incidents and of what holds now. */
  readonly thresholds: readonly AlertThreshold[];
  /** Default: routes. */
  readonly source?: AlertSource;
  /** Whether it tells of incidents, or leaves out what an incident tells. */
  readonly restsOnIncidents?: true;
  /** Whether its rule, as long as nobody says otherwise, tells at once: what takes traffic away from the network now. */
  readonly isUrgent?: true;
  /** Whether it tells of an instant. */
  readonly isInstant?: true;
  /** Whether it tells of a state that the data do not date: it begins when it is first judged, and has no past. */
  readonly isState?: true;
}

const ofIncidents: KindTraits = { thresholds: alertThresholds, restsOnIncidents: true };
/** All that tells kinds apart besides their words: forms, the contract, documents and judging read it here. */
const traits: Readonly<Record<AlertKind, KindTraits>> = {
  hijack: { ...ofIncidents, isUrgent: true },
  'more-specific': { ...ofIncidents, isUrgent: true },
  'leak-by': ofIncidents,
  'leak-through': ofIncidents,
  bogon: ofIncidents,
  visibility: { thresholds: ['minutes', 'share'], isUrgent: true, isState: true },
  neighbor: { thresholds: ['minutes'], isInstant: true },
  'path-change': { thresholds: ['minutes'] },
  'origin-change': { thresholds: ['vantagePoints', 'minutes'], restsOnIncidents: true },
  'roa-invalid': { thresholds: alertThresholds, source: 'vrps', isState: true },
  'roa-expiring': { thresholds: ['minutes'], source: 'vrps' },
  'prefix-new': { thresholds: ['vantagePoints', 'minutes'], isInstant: true },
  'prefix-gone': { thresholds: ['minutes'] },
  scan: { thresholds: [], source: 'scans' },
};

export const sourceOf = (kind: AlertKind): AlertSource => traits[kind].source ?? 'routes';

/** Whether incidents alone can change what is told: that they are found, grow, end, or turn out to be something else. */
export const restsOnIncidents = (kind: AlertKind): boolean => traits[kind].restsOnIncidents ?? false;

/** Whether the data tell what facts of a kind there were in the past, so that a replay can show them. */
export const hasPast = (kind: AlertKind): boolean => sourceOf(kind) === 'routes' && !isState(kind);

/** The thresholds that count for a kind; the others have no effect. */
export const thresholdsOf = (kind: AlertKind): readonly AlertThreshold[] => traits[kind].thresholds;

/** Whether the usual rule of a kind tells at once, in quiet hours too. */
export const isUrgent = (kind: AlertKind): boolean => traits[kind].isUrgent ?? false;

/** Whether it tells of an instant, so that it is over as soon as it is told. */
export const isInstant = (kind: AlertKind): boolean => traits[kind].isInstant ?? false;

/** Whether the data do not say when it began: it lasts since it was first judged. */
export const isState = (kind: AlertKind): boolean => traits[kind].isState ?? false;
