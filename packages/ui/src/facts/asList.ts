import type { PageView } from './pageView.ts';

/** Metrics to sort a list of networks by. */
export const asListSortKeys = ['score', 'customers', 'asn-count-in-cc'] as const;
export type AsListSortKey = (typeof asListSortKeys)[number];

/** A network with the metrics to compare; null if not computed. */
export interface AsListRow {
  readonly asn: number;
  readonly name: string | null;
  readonly description: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Connectivity Score, 0 to 1000. */
  readonly score: number | null;
  /** Number of networks that buy transit from it directly. */
  readonly customers: number | null;
  /** Number of networks in its customer cone. */
  readonly customerCone: number | null;
  /** Whether it belongs to the simulated Internet, in a list that also has real networks. */
  readonly sample?: boolean | undefined;
}

/** Sort order of a list of networks. */
export interface AsListSort {
  readonly column: AsListSortKey;
  readonly order: 'asc' | 'desc';
}

/** A page of a list of networks. */
export interface AsListView extends PageView {
  /** Absent if the list has its own order. */
  readonly sort?: AsListSort;
}

export function isAsListSortKey(text: string): text is AsListSortKey {
  return (asListSortKeys as readonly string[]).includes(text);
}

const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A score with two decimals, which distinguish close networks and align: `12.35`, `91.30`. */
export function scoreText(score: number): string {
  return hundredths.format(score);
}
