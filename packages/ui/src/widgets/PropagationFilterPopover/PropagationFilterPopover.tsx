import * as glossary from '@routeglass/domain/glossary';
import { useState } from 'react';
import type { Range } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import { RangeFilterPopover } from '../RangeFilterPopover/RangeFilterPopover.tsx';
import { propagationScale, type PropagationCounts } from './propagationScale.ts';

/** Propagation of the prefixes in a list, in vantage points or in percent. */
export interface PropagationRange {
  readonly range: Range;
  /** Percent, 0 to 100, instead of vantage points. */
  readonly isRelative: boolean;
}

export interface PropagationFilterPopoverProps {
  readonly counts: PropagationCounts;
  /** The IP version of the list; its count is the end of the scale. Default `all`. */
  readonly ipVersion?: IpVersionChoice;
  /** The active range; null if the filter is clear. */
  readonly value: PropagationRange | null;
  /** Called with the chosen range. The list goes back to page 1. */
  readonly onApply: (range: PropagationRange) => void;
  /** Clears the filter. The list goes back to page 1. */
  readonly onClear: () => void;
  /** Whether the reader's plan does not include it. Default false. */
  readonly isLocked?: boolean;
}

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };

/** Filters a list of prefixes by how many vantage points see them, as a count or in percent. */
export function PropagationFilterPopover({
  counts,
  ipVersion = 'all',
  value,
  onApply,
  onClear,
  isLocked = false,
}: PropagationFilterPopoverProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const isRelative = asked ?? value?.isRelative ?? false;
  const isInForce = value?.isRelative === isRelative;
  return (
    <RangeFilterPopover
      title="Propagation"
      about={glossary.propagation}
      {...propagationScale(counts, ipVersion, isRelative)}
      value={isInForce ? value.range : null}
      onApply={(range) => onApply({ range, isRelative })}
      onClear={onClear}
      onOpenChange={() => setAsked(null)}
      isLocked={isLocked}
      format={isRelative ? percent : undefined}
    >
      <Switch isSelected={isRelative} onChange={setAsked}>
        Relative propagation
      </Switch>
    </RangeFilterPopover>
  );
}
