import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { IpVersionTabs } from '../IpVersionTabs/IpVersionTabs.tsx';
import type { PrefixView } from './prefixView.ts';
import { useFilterText } from './useFilterText.ts';

interface PrefixFiltersProps {
  readonly view: PrefixView;
  readonly onChange: (change: Partial<PrefixView>) => void;
}

/** Narrows a list of prefixes by IP version and text. */
export function PrefixFilters({ view, onChange }: PrefixFiltersProps) {
  const [text, setText] = useFilterText(view.filter, (filter) => onChange({ filter }));
  return (
    <>
      <IpVersionTabs value={view.ipVersion} onChange={(ipVersion) => onChange({ ipVersion })} />
      <SearchField
        label="Filter prefixes"
        hideLabel
        size="small"
        placeholder="Filter..."
        value={text}
        onChange={setText}
      />
    </>
  );
}
