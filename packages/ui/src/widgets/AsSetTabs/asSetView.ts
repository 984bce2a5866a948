import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { withChange, type PageView } from '../../facts/pageView.ts';

export const asSetTabs = ['asn-members', 'as-set-members', 'reverse', 'raw', 'loops'] as const;
export type AsSetTab = (typeof asSetTabs)[number];

/** Page sizes of the lists, the default first. */
export const asSetPageSizes = [10, 20, 50] as const;
export const DEFAULT_AS_SET_PAGE_SIZE = 20;

/** Which part of an AS-SET is shown, as in the page's URL. */
export interface AsSetView extends PageView {
  readonly tab: AsSetTab;
  /** Whether members of nested sets count. */
  readonly recursively: boolean;
  /** The registry to use; null for all. */
  readonly source: string | null;
  /** Text filter; empty for all. */
  readonly q: string;
  /** Absent if a list has its own order. */
  readonly sort?: DataSort | undefined;
}

/** A changed view: another list starts at its first page, another tab without the last one's text filter and order. */
export function changedAsSetView(view: AsSetView, change: Partial<AsSetView>): AsSetView {
  return withChange(
    view,
    change.tab !== undefined && change.tab !== view.tab ? { q: '', sort: undefined, ...change } : change,
  );
}
