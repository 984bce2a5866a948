import type { RatingType } from '@routeglass/domain/rating-metrics';
import type { MenuEntry } from '../../facts/asMenu.ts';

export { ratingTypes, type RatingType } from '@routeglass/domain/rating-metrics';

/** A metric for rating networks or countries. */
export interface RatingMetric {
  /** As in the URL: `asn-count-in-cc`. */
  readonly name: string;
  readonly title: string;
  readonly type: RatingType;
  readonly needsSubscription: boolean;
}

/** Pairs of metrics that count the same thing directly and in the customer cone: one menu entry each. */
const pairs: Readonly<Record<string, string>> = {
  customers: 'asn-count-in-cc',
  'prefix-count': 'prefix-count-in-cc',
  'local-customers': 'local-asn-count-in-cc',
};

/** One menu entry: a metric, or two that belong together, the direct one first. */
export type MetricGroup = readonly [first: RatingMetric, ...rest: RatingMetric[]];

/** Metrics, merged into one entry if both of a pair exist; in the order of each entry's first metric. */
export function metricGroups(metrics: readonly RatingMetric[]): MetricGroup[] {
  const groups: MetricGroup[] = [];
  const taken = new Set<RatingMetric>();
  for (const metric of metrics) {
    if (taken.has(metric)) continue;
    const partnerName = partnerOf(metric.name);
    const partner = metrics.find(({ name, type }) => name === partnerName && type === metric.type);
    if (partner) taken.add(partner);
    groups.push(!partner ? [metric] : pairs[metric.name] ? [metric, partner] : [partner, metric]);
  }
  return groups;
}

function partnerOf(name: string): string | undefined {
  return pairs[name] ?? Object.keys(pairs).find((direct) => pairs[direct] === name);
}

/** The page of one rating. */
export function ratingPage({ type, name }: Pick<RatingMetric, 'type' | 'name'>): string {
  return `/as-rating/${type}/${encodeURIComponent(name)}`;
}

/** Key of a metric in the menu: two types may use the same name. */
export function metricId({ type, name }: Pick<RatingMetric, 'type' | 'name'>): string {
  return `${type}/${name}`;
}

/** The entries of one type: paired metrics are nested in one entry with the first one's title. */
export function ratingEntries(
  metrics: readonly RatingMetric[],
  hrefOf: (metric: RatingMetric) => string = ratingPage,
): MenuEntry[] {
  const entry = (metric: RatingMetric): MenuEntry => ({
    id: metricId(metric),
    label: metric.title,
    href: hrefOf(metric),
  });
  return metricGroups(metrics).map((group) =>
    group.length === 1
      ? entry(group[0])
      : { ...entry(group[0]), id: `${metricId(group[0])}+`, children: group.map(entry) },
  );
}
