import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import { withChange, type PageView } from '../../facts/pageView.ts';

export const asSetTabs = ['asn-members', 'as-set-members', 'reverse', 'raw', 'loops'] as const;
export type AsSetTab = (typeof asSetTabs)[number];

/** Page sizes of the lists, and the one to begin with. */
export const asSetPageSizes = [10, 20, 50] as const;
export const DEFAULT_AS_SET_PAGE_SIZE = 20;

/** Which part of an AS-SET is shown, as the address of the page says it. */
export interface AsSetView extends PageView {
  readonly tab: AsSetTab;
  /** Whether members of members count. */
  readonly recursively: boolean;
  /** The registry whose word counts; null for all. */
  readonly source: string | null;
  /** Text that narrows a list; empty for all. */
  readonly q: string;
  /** Absent where a list stands in its own order. */
  readonly sort?: DataSort | undefined;
}

/** A change of the view: another list begins at its first page, another tab without the text that narrowed the last one and without its order. */
export function changedAsSetView(view: AsSetView, change: Partial<AsSetView>): AsSetView {
  return withChange(
    view,
    change.tab !== undefined && change.tab !== view.tab ? { q: '', sort: undefined, ...change } : change,
  );
}
