/**
 * What an alert is about. `hijack` and `more-specific`: another origin in the network's space. `leak-by` and `bogon`: the network's own
 * announcements. `leak-through`: a leak that contains its routes or that it passed on. `visibility`: a prefix that few vantage points still
 * see. `neighbor`: a new provider or peer. `path-change`: a provider or peer that its routes no longer pass. `origin-change`: another origin of
 * its prefix, without signs of a hijack. `roa-invalid`: an announcement that a ROA forbids. `roa-expiring`: ROAs that are not renewed.
 * `prefix-new` and `prefix-gone`: its announcements. `scan`: scan findings at its addresses.
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

/** Conditions that a rule can have besides its kind. */
export const alertThresholds = ['vantagePoints', 'minutes', 'share'] as const;
export type AlertThreshold = (typeof alertThresholds)[number];

/** The largest value of each threshold: a number of vantage points, 30 days, 100 percent. */
export const thresholdMost: Readonly<Record<AlertThreshold, number>> = {
  vantagePoints: 100_000,
  minutes: 43_200,
  share: 100,
};

/** The data that facts of a kind come from; without them, nothing is known about these facts. */
export const alertSources = ['routes', 'vrps', 'scans'] as const;
export type AlertSource = (typeof alertSources)[number];

interface KindTraits {
  /** The thresholds that apply. A share is known only for incidents and current states. */
  readonly thresholds: readonly AlertThreshold[];
  /** Default: routes. */
  readonly source?: AlertSource;
  /** Whether it reports incidents, or excludes what an incident already reports. */
  readonly restsOnIncidents?: true;
  /** Whether its default rule sends messages at once: events that take traffic away from the network now. */
  readonly isUrgent?: true;
  /** Whether it reports an instant, without duration. */
  readonly isInstant?: true;
  /** Whether it reports a state whose start is not in the data: it begins when it is first judged, and has no past. */
  readonly isState?: true;
}

const ofIncidents: KindTraits = { thresholds: alertThresholds, restsOnIncidents: true };
/** All differences between kinds except their texts; forms, the contract, documents and the judging of facts use it. */
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

/** Whether incidents alone can change what is reported: they are found, grow, end, or are reclassified. */
export const restsOnIncidents = (kind: AlertKind): boolean => traits[kind].restsOnIncidents ?? false;

/** Whether the data show past facts of a kind, so that a replay can show them. */
export const hasPast = (kind: AlertKind): boolean => sourceOf(kind) === 'routes' && !isState(kind);

/** The thresholds that apply to a kind; the others have no effect. */
export const thresholdsOf = (kind: AlertKind): readonly AlertThreshold[] => traits[kind].thresholds;

/** Whether the default rule of a kind sends messages at once, even in quiet hours. */
export const isUrgent = (kind: AlertKind): boolean => traits[kind].isUrgent ?? false;

/** Whether it reports an instant, so that it is over as soon as it is reported. */
export const isInstant = (kind: AlertKind): boolean => traits[kind].isInstant ?? false;

/** Whether the data do not show when it began: it counts from when it was first judged. */
export const isState = (kind: AlertKind): boolean => traits[kind].isState ?? false;
