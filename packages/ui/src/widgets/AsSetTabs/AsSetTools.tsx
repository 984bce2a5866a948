import { Select } from '../../primitives/Select/Select.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { ListFilter } from '../ListFilter/ListFilter.tsx';
import * as styles from './AsSetTools.css.ts';
import type { AsSetTab, AsSetView } from './asSetView.ts';

interface AsSetToolsProps {
  readonly view: AsSetView;
  readonly onChange: (change: Partial<AsSetView>) => void;
  /** Registries that any list comes from. */
  readonly sources: readonly string[];
}

const ALL = 'all';
const withRecursion: readonly AsSetTab[] = ['asn-members', 'as-set-members'];

/** Above a list: whether nested members count, which registry is used, and the text filter. */
export function AsSetTools({ view, onChange, sources }: AsSetToolsProps) {
  // The source in the URL stays in the list even if no data come from it.
  const named = view.source === null || sources.includes(view.source) ? sources : [...sources, view.source];
  return (
    <>
      {withRecursion.includes(view.tab) && (
        <Switch isSelected={view.recursively} onChange={(recursively) => onChange({ recursively })}>
          Recursively
        </Switch>
      )}
      <span className={styles.source}>
        <Select
          label="Source"
          hideLabel
          size="small"
          items={[{ id: ALL, name: 'All sources' }, ...named.map((source) => ({ id: source, name: source }))]}
          selected={view.source ?? ALL}
          onSelect={(source) => onChange({ source: source === ALL ? null : source })}
        />
      </span>
      {view.tab !== 'raw' && (
        <ListFilter key={view.tab} label="Filter the list" value={view.q} onChange={(q) => onChange({ q })} />
      )}
    </>
  );
}
