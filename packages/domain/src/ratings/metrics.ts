import { metricTitles } from './metricTitles.ts';

/** Kinds of ratings, in menu order. */
export const ratingTypes = ['global', 'local', 'reliability'] as const;
export type RatingType = (typeof ratingTypes)[number];
/** Titles in menus and on pages. */
export const ratingTypeTitles: Readonly<Record<RatingType, string>> = {
  global: 'Global',
  local: 'Local',
  reliability: 'Reliability',
};

/** Metrics of the global rating, by name; the first is the default sort order. */
export const globalMetrics = [
  'score',
  'customers',
  'asn-count-in-cc',
  'providers',
  'peers',
  'neighbors',
  'prefix-count',
  'prefix-count-in-cc',
  'tier1-distance',
] as const;
export type GlobalMetric = (typeof globalMetrics)[number];

/** Metrics of the rating of one country: the same counts, restricted to what is registered there. There is no local distance. */
export const localMetrics = [
  'local-score',
  'local-customers',
  'local-asn-count-in-cc',
  'local-providers',
  'local-peers',
  'local-neighbors',
  'local-prefix-count',
  'local-prefix-count-in-cc',
] as const;
export type LocalMetric = (typeof localMetrics)[number];

export const NATIONAL_STABILITY = 'national-stability';
export type NetworkMetric = GlobalMetric | LocalMetric;

/** A metric as shown in a menu. */
export interface Metric {
  readonly name: NetworkMetric | typeof NATIONAL_STABILITY;
  readonly title: string;
  readonly type: RatingType;
  /** What it measures, in a sentence or two. */
  readonly description: string;
  /** Whether it needs a subscription. */
  readonly needsSubscription: boolean;
}

const descriptions: Readonly<Record<GlobalMetric, string>> = {
  score:
    'Share of the address space reached through the network, 0 to 1000: AS hegemony (Fontugne et al., 2018) times 1000.',
  customers: 'Networks that buy transit from it directly.',
  'asn-count-in-cc': 'Networks in its customer cone: itself, and those reached below it over customers only.',
  providers: 'Networks that it buys transit from directly.',
  peers: 'Networks that peer with it.',
  neighbors: 'All networks next to it on a path, whatever the relation.',
  'prefix-count': 'Prefixes that it originates.',
  'prefix-count-in-cc': 'Prefixes originated inside its customer cone, each counted once.',
  'tier1-distance': 'Fewest customer-to-provider steps to a Tier-1 network; fewer is better.',
};

const localDescriptions: Readonly<Record<LocalMetric, string>> = {
  'local-score': "Share of the country's address space reached through the network, 0 to 1000.",
  'local-customers': 'Its customers that are registered in the country.',
  'local-asn-count-in-cc': 'Networks of its customer cone that are registered in the country.',
  'local-providers': 'Its providers that are registered in the country.',
  'local-peers': 'Its peers that are registered in the country.',
  'local-neighbors': 'Networks next to it on a path that are registered in the country.',
  'local-prefix-count': 'Prefixes that it originates as a network of the country.',
  'local-prefix-count-in-cc':
    'Prefixes that networks of the country originate inside its customer cone, each counted once.',
};

/** Every metric of the product, in menu order. */
export const metrics: readonly Metric[] = [
  ...globalMetrics.map((name): Metric => ({
    name,
    title: metricTitles[name],
    type: 'global',
    description: descriptions[name],
    needsSubscription: false,
  })),
  ...localMetrics.map((name): Metric => ({
    name,
    title: `Local ${metricTitles[globalOf(name)]}`,
    type: 'local',
    description: localDescriptions[name],
    needsSubscription: true,
  })),
  {
    name: NATIONAL_STABILITY,
    title: 'National stability',
    type: 'reliability',
    description:
      "Share of a country's networks that lose all connectivity when its most critical network fails; lower is better.",
    needsSubscription: false,
  },
];

/** The global metric that a local one restricts to a country. */
export function globalOf(metric: LocalMetric): GlobalMetric {
  const name = metric.slice('local-'.length);
  return globalMetrics.find((each) => each === name) ?? 'score';
}

export function isGlobalMetric(text: string): text is GlobalMetric {
  return (globalMetrics as readonly string[]).includes(text);
}

export function isLocalMetric(text: string): text is LocalMetric {
  return (localMetrics as readonly string[]).includes(text);
}

/** Whether the smallest value is the best one. */
export function isAscending(metric: NetworkMetric): boolean {
  return metric === 'tier1-distance';
}

/** Number of days in a history of positions, the current one included. */
export const RATING_HISTORY_DAYS = 30;
