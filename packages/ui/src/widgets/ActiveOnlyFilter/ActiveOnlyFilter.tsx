import { Switch } from '../../primitives/Switch/Switch.tsx';
import { ProLock } from '../ProLock/ProLock.tsx';

export interface ActiveOnlyFilterProps {
  readonly isSelected: boolean;
  /** The list goes back to page 1. */
  readonly onChange: (isSelected: boolean) => void;
  /** Whether the reader may filter; otherwise a lock is shown. */
  readonly isPro: boolean;
}

const name = 'Active only';

/** Hides entries that are no longer active. */
export function ActiveOnlyFilter({ isSelected, onChange, isPro }: ActiveOnlyFilterProps) {
  if (!isPro) return <ProLock title={name} name={name} />;
  return (
    <Switch isSelected={isSelected} onChange={onChange}>
      {name}
    </Switch>
  );
}
