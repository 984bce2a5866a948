import type { DataSort } from '../primitives/DataTable/DataTableProps.ts';
import type { IpVersionChoice } from './ipVersions.ts';
import type { FilteredView } from './pageView.ts';

/** Which part of a long list is shown, as the address of the page says it. */
export interface ListView extends FilteredView {
  readonly ipVersion: IpVersionChoice;
  readonly sort: DataSort;
}

/** Whether a view leaves rows out. */
export function isNarrowed({ filter, ipVersion }: ListView): boolean {
  return filter !== '' || ipVersion !== 'all';
}
