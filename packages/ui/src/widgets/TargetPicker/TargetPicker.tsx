import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { AsPicker } from '../AsPicker/AsPicker.tsx';
import { initialTargets } from './pickTargets.ts';
import { TargetChoice } from './TargetChoice.tsx';
import * as css from './TargetPicker.css.ts';
import type { TargetPickerProps } from './TargetPickerProps.ts';

export type { TargetPickerProps } from './TargetPickerProps.ts';

/** The vantage networks for a prefix, as a count; a press shows each as a removable chip. A search adds more. Both go into the caller's toolbar. */
export function TargetPicker({
  selected,
  onChange,
  presets,
  presetState = 'ready',
  nameOf,
  ...search
}: TargetPickerProps) {
  // The last choice until it arrives: a choice goes through the URL, which takes a moment.
  const byHand = useRef<readonly number[] | null>(null);

  useEffect(() => {
    if (selected.length > 0 && byHand.current && byHand.current.length > 0) byHand.current = null;
    const first = initialTargets(selected, presets);
    if (first !== selected && first.length > 0 && byHand.current === null) onChange(first);
  }, [selected, presets, onChange]);

  const change = (next: readonly number[]) => {
    byHand.current = next;
    onChange(next);
  };

  return (
    <>
      <div className={css.opener}>
        <Popover
          label="Targets"
          trigger={
            <Button size="small" iconAfter={ChevronDown}>
              {selected.length === 0 && presetState === 'loading' ? 'Loading targets' : countText(selected.length)}
            </Button>
          }
        >
          <TargetChoice {...{ selected, presets, presetState }} nameOf={nameOf} onChange={change} />
        </Popover>
      </div>
      <AsPicker
        {...search}
        label="Search for a network"
        action="Add"
        onPick={(asn) => !selected.includes(asn) && change([...selected, asn])}
      />
    </>
  );
}

function countText(count: number): string {
  return count === 0 ? 'No targets' : `${count} ${count === 1 ? 'target' : 'targets'}`;
}
