import * as glossary from '@routeglass/domain/glossary';
import { useState } from 'react';
import type { Range } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import { RangeFilterPopover } from '../RangeFilterPopover/RangeFilterPopover.tsx';
import { propagationScale, type PropagationCounts } from './propagationScale.ts';

/** How far the prefixes of a list have spread, in peers or in percent of them. */
export interface PropagationRange {
  readonly range: Range;
  /** Percent, 0 to 100, instead of peers. */
  readonly isRelative: boolean;
}

export interface PropagationFilterPopoverProps {
  readonly counts: PropagationCounts;
  /** The IP version that the list shows; its count is the end of the scale. Default `all`. */
  readonly ipVersion?: IpVersionChoice;
  /** The range in force; null where the filter is clear. */
  readonly value: PropagationRange | null;
  /** The chosen range. Leads to page 1. */
  readonly onApply: (range: PropagationRange) => void;
  /** Takes the filter away. Leads to page 1. */
  readonly onClear: () => void;
  /** Whether the reader's plan does not include it. Default false. */
  readonly isLocked?: boolean;
}

const percent: Intl.NumberFormatOptions = { style: 'unit', unit: 'percent' };

/** Narrows a list of prefixes to those that a range of peers see, counted in peers or in percent. */
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
