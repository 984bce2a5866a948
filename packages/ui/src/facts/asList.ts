import type { PageView } from './pageView.ts';

/** What a list of networks sorts by: names of the metrics. */
export const asListSortKeys = ['score', 'customers', 'asn-count-in-cc'] as const;
export type AsListSortKey = (typeof asListSortKeys)[number];

/** A network with what it is compared by; null where it is not computed. */
export interface AsListRow {
  readonly asn: number;
  readonly name: string | null;
  readonly description: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
  readonly countryName: string | null;
  /** Connectivity Score, 0 to 1000. */
  readonly score: number | null;
  /** Networks that buy transit from it directly. */
  readonly customers: number | null;
  /** Networks in its customer cone. */
  readonly customerCone: number | null;
  /** Whether it is of the simulated Internet, where the list holds real networks too. */
  readonly sample?: boolean | undefined;
}

/** The order of such a list. */
export interface AsListSort {
  readonly column: AsListSortKey;
  readonly order: 'asc' | 'desc';
}

/** A page of such a list. */
export interface AsListView extends PageView {
  /** Absent where it stands in an order of its own. */
  readonly sort?: AsListSort;
}

/** Whether a text is one of the keys that such a list sorts by. */
export function isAsListSortKey(text: string): text is AsListSortKey {
  return (asListSortKeys as readonly string[]).includes(text);
}

const hundredths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A score with two decimals, which tell close networks apart and stand below each other: `12.35`, `91.30`. */
export function scoreText(score: number): string {
  return hundredths.format(score);
}
