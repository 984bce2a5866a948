import { isAscending, type NetworkMetric } from './metrics.ts';
import { compareStandings, ranksOf } from './ranks.ts';

/** A network with its values and positions by metric; null if the metric does not apply to it. */
export interface Rated<M extends NetworkMetric> {
  readonly asn: number;
  readonly values: Readonly<Record<M, number | null>>;
  readonly positions: Readonly<Record<M, number | null>>;
  /** Unique place, from 1, in the order by score, cone, neighbors, ASN. Networks with equal positions in a metric are listed in this order. */
  readonly place: number;
}

/** The metrics that decide the order. */
export interface OrderKeys<M extends NetworkMetric> {
  readonly score: M;
  readonly cone: M;
  readonly neighbors: M;
}

/** Computes the positions of networks and sorts them by score. */
export function rate<M extends NetworkMetric>(
  networks: readonly Pick<Rated<M>, 'asn' | 'values'>[],
  keys: OrderKeys<M>,
): Rated<M>[] {
  const inOrder = networks
    .map(({ asn, values }) => ({
      asn,
      values,
      score: values[keys.score] ?? 0,
      cone: values[keys.cone] ?? 0,
      neighbors: values[keys.neighbors] ?? 0,
    }))
    .sort(compareStandings);
  const metrics = Object.keys(inOrder[0]?.values ?? {}) as M[];
  const positions = new Map(metrics.map((metric) => [metric, positionsBy(inOrder, metric)]));
  return inOrder.map(({ asn, values }, i) => ({
    asn,
    values,
    positions: Object.fromEntries(
      metrics.map((metric) => [metric, positions.get(metric)?.[i] ?? null]),
    ) as Rated<M>['positions'],
    place: i + 1,
  }));
}

/** Positions by one metric; undefined for a network without a value. */
function positionsBy<M extends NetworkMetric>(
  networks: readonly Pick<Rated<M>, 'values'>[],
  metric: M,
): (number | undefined)[] {
  const sign = isAscending(metric) ? -1 : 1;
  const has = networks.flatMap(({ values }, i) => (values[metric] === null ? [] : [i]));
  const ranks = ranksOf(has.map((i) => sign * (networks[i]?.values[metric] ?? 0)));
  const positions: (number | undefined)[] = Array.from({ length: networks.length });
  has.forEach((i, at) => (positions[i] = ranks[at]));
  return positions;
}
