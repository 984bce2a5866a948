import type { DataSort } from '../../primitives/DataTable/DataTableProps.ts';
import type { IpVersionChoice } from '../IpVersionTabs/ipVersions.ts';

/** Which part of a long list is shown, as the address of the page says it. */
export interface PrefixView {
  readonly ipVersion: IpVersionChoice;
  /** Text that narrows the list; counts when longer than 1 character. */
  readonly filter: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: DataSort;
}

/** A change of the view. Whatever narrows or reorders the list leads back to its first page. */
export function changedView(view: PrefixView, change: Partial<PrefixView>): PrefixView {
  return { ...view, page: 1, ...change };
}

/** Text short of this many characters does not narrow a list. */
const SHORTEST_FILTER = 2;

/** The part of a typed text that narrows the list: all of it, or nothing. */
export function filterInForce(text: string): string {
  const trimmed = text.trim();
  return trimmed.length >= SHORTEST_FILTER ? trimmed : '';
}
