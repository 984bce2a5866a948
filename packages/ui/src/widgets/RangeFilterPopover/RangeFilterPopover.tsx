import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { spacedPercent } from '../../primitives/spacedPercent.ts';
import { RangeSlider, type Range } from '../../primitives/RangeSlider/RangeSlider.tsx';
import { Tooltip } from '../../primitives/Tooltip/Tooltip.tsx';
import type { LockPlan } from '../../facts/lockTexts.ts';
import { ProLock } from '../ProLock/ProLock.tsx';
import * as styles from './RangeFilterPopover.css.ts';
import { powerOfTen, rangeTicks, withinScale, type RangeScale } from '../../facts/rangeTicks.ts';

export interface RangeFilterPopoverProps {
  /** Name of the filter: `Prefix length`. */
  readonly title: string;
  readonly min: number;
  readonly max: number;
  /** Distance between ticks. Default: the largest power of ten within the scale. */
  readonly tickStep?: number;
  /** The active range; null if the filter is clear. */
  readonly value: Range | null;
  /** Called with the chosen range. The list goes back to page 1. */
  readonly onApply: (range: Range) => void;
  /** Clears the filter. The list goes back to page 1. */
  readonly onClear: () => void;
  /** Format of values. Default: whole numbers with thousands separators. */
  readonly format?: Intl.NumberFormatOptions | undefined;
  /** Explanation of the filter in one or two sentences: a tooltip. */
  readonly about?: string | undefined;
  /** Shown above the scale: a switch that changes it. */
  readonly children?: ReactNode;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Whether the reader's plan does not include it. Default false. */
  readonly isLocked?: boolean;
  /** Plan that unlocks it. Default `pro`. */
  readonly plan?: LockPlan;
}

/** Filters a list by a range of numbers. The range is a draft until Apply. */
export function RangeFilterPopover({
  title,
  min,
  max,
  tickStep = powerOfTen(max - min),
  value,
  onApply,
  onClear,
  format = {},
  about,
  children,
  onOpenChange,
  isLocked = false,
  plan = 'pro',
}: RangeFilterPopoverProps) {
  if (isLocked) return <ProLock title={title} name={title} plan={plan} />;
  const words = new Intl.NumberFormat('en-US', format);
  const text = value ? spacedPercent(`${title}: ${words.format(value[0])} – ${words.format(value[1])}`) : title;
  const button = (
    <Button size="small" icon={SlidersHorizontal} iconAfter={ChevronDown}>
      {text}
    </Button>
  );
  return (
    <Popover
      label={title}
      {...(onOpenChange && { onOpenChange })}
      trigger={about === undefined ? button : <Tooltip content={about}>{button}</Tooltip>}
    >
      {(close) => (
        <div className={styles.root}>
          {children}
          <RangeDraft
            key={`${min} ${max} ${value?.join(' ')}`}
            title={title}
            scale={{ min, max, tickStep }}
            value={value}
            format={format}
            onApply={(range) => {
              close();
              onApply(range);
            }}
            onClear={() => {
              close();
              onClear();
            }}
          />
        </div>
      )}
    </Popover>
  );
}

interface RangeDraftProps extends Pick<RangeFilterPopoverProps, 'title' | 'value' | 'onApply' | 'onClear'> {
  readonly scale: RangeScale;
  readonly format: Intl.NumberFormatOptions;
}

/** The draft of one scale: it restarts when the scale or the active range changes. */
function RangeDraft({ title, scale, value, format, onApply, onClear }: RangeDraftProps) {
  const { min, max } = scale;
  const [draft, setDraft] = useState<Range>(withinScale(value ? [...value] : [min, max], scale));
  return (
    <>
      <RangeSlider
        label={title}
        minValue={min}
        maxValue={max}
        value={draft}
        onChange={setDraft}
        ticks={rangeTicks(scale)}
        formatOptions={format}
        isDisabled={min === max}
      />
      <div className={styles.actions}>
        <Button size="small" onPress={onClear}>
          Clear
        </Button>
        <Button size="small" kind="primary" onPress={() => onApply(draft)}>
          Apply
        </Button>
      </div>
    </>
  );
}
