import { IpVersionTabs } from '../IpVersionTabs/IpVersionTabs.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import type { PrefixView } from './prefixView.ts';

interface PrefixFiltersProps {
  readonly view: PrefixView;
  readonly onChange: (change: Partial<PrefixView>) => void;
}

/** Narrows a list of prefixes by IP version and text. */
export function PrefixFilters({ view, onChange }: PrefixFiltersProps) {
  return (
    <>
      <IpVersionTabs value={view.ipVersion} onChange={(ipVersion) => onChange({ ipVersion })} />
      <ListFilter label="Filter prefixes" value={view.filter} onChange={(filter) => onChange({ filter })} />
    </>
  );
}
