import type { Key } from 'react-aria-components';
import { Select } from '../../primitives/Select/Select.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import type { LockPlan } from '../../facts/lockTexts.ts';
import { ProLock } from '../ProLock/ProLock.tsx';

/** One value to filter by. */
export interface FilterOption<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Number of rows that have it; absent if not counted. */
  readonly count?: number;
}

export interface FilterSelectorProps<Id extends string> {
  /** Name of the filter: `Severity`. */
  readonly title: string;
  readonly options: readonly FilterOption<Id>[];
  /** Null if the filter is clear. */
  readonly selected: Id | null;
  /** Null for None, which clears the filter. The list goes back to page 1. */
  readonly onChange: (selected: Id | null) => void;
  /** Explanation of the filter in one or two sentences: a tooltip. */
  readonly about?: string | undefined;
  /** Whether the reader's plan does not include it. Default false. */
  readonly isLocked?: boolean;
  /** Plan that unlocks it. Default `pro`. */
  readonly plan?: LockPlan;
}

const NONE = '(none)';

/** Filters by one of a few values; None clears it. */
export function FilterSelector<Id extends string>({
  title,
  options,
  selected,
  onChange,
  about,
  isLocked = false,
  plan = 'pro',
}: FilterSelectorProps<Id>) {
  if (isLocked) return <ProLock title={title} name={title} plan={plan} />;
  return (
    <Select<Key>
      label={title}
      hideLabel
      size="small"
      placeholder={title}
      namesValue
      about={about}
      items={[
        { id: NONE, name: 'None' },
        ...options.map(({ id, name, count }) => ({
          id,
          name,
          ...(count !== undefined && { note: <AbbreviatedNumber value={count} /> }),
        })),
      ]}
      selected={selected}
      onSelect={(id) => onChange(options.find((option) => option.id === id)?.id ?? null)}
    />
  );
}
