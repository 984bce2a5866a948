import type { DataSort } from '../primitives/DataTable/DataTableProps.ts';
import type { IpVersionChoice } from './ipVersions.ts';
import type { FilteredView } from './pageView.ts';

/** The shown part of a long list, as in the page's address. */
export interface ListView extends FilteredView {
  readonly ipVersion: IpVersionChoice;
  readonly sort: DataSort;
}

/** Whether a view is filtered. */
export function isNarrowed({ filter, ipVersion }: ListView): boolean {
  return filter !== '' || ipVersion !== 'all';
}
