import { Switch } from '../../primitives/Switch/Switch.tsx';
import { ProLock } from '../ProLock/ProLock.tsx';

export interface ActiveOnlyFilterProps {
  readonly isSelected: boolean;
  /** Leads to page 1. */
  readonly onChange: (isSelected: boolean) => void;
  /** Whether the reader may filter; otherwise it is a lock. */
  readonly isPro: boolean;
}

const name = 'Active only';

/** Leaves out what is on record only. */
export function ActiveOnlyFilter({ isSelected, onChange, isPro }: ActiveOnlyFilterProps) {
  if (!isPro) return <ProLock title={name} name={name} />;
  return (
    <Switch isSelected={isSelected} onChange={onChange}>
      {name}
    </Switch>
  );
}
