import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { AsPicker, type AsPickerProps } from '../AsPicker/AsPicker.tsx';
import { allTargets, initialTargets, joinTargets, type TargetPreset } from './pickTargets.ts';
import { TargetChips } from './TargetChips.tsx';
import * as css from './TargetPicker.css.ts';

export interface TargetPickerProps extends Omit<AsPickerProps, 'label' | 'action' | 'onPick'> {
  readonly selected: readonly number[];
  readonly onChange: (selected: readonly number[]) => void;
  /** Sets worth looking from, the one to begin with first: it is selected at once where nothing is. */
  readonly presets: readonly TargetPreset[];
  /** Name of a selected network, for its chip. */
  readonly nameOf?: (asn: number) => string | null;
}

/** The networks from which a prefix is looked at: presets, countries, a search, a number; each one a chip that can be taken away. */
export function TargetPicker(props: TargetPickerProps) {
  const { selected, onChange, presets, nameOf, ...search } = props;
  // What a person chose last, until it is there: a choice is on its way through the address for a while.
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
    <section className={css.root} aria-label="Targets">
      <div className={css.row}>
        <PresetMenu label="Preset" presets={presets.filter(isGeneral)} onPick={({ asns }) => change(asns)} />
        <PresetMenu
          label="Targets by country"
          presets={presets.filter((preset) => !isGeneral(preset))}
          onPick={({ asns }) => change(joinTargets(selected, asns))}
        />
        <AsPicker
          {...search}
          label="Search for a network"
          action="Add"
          onPick={(asn) => !selected.includes(asn) && change([...selected, asn])}
        />
        <div className={css.row}>
          <Button
            size="small"
            isDisabled={presets.length === 0}
            onPress={() => change(joinTargets(selected, allTargets(presets)))}
          >
            All
          </Button>
          <Button size="small" isDisabled={selected.length === 0} onPress={() => change([])}>
            Clear
          </Button>
        </div>
      </div>
      {selected.length > 0 ? (
        <TargetChips
          selected={selected}
          nameOf={nameOf}
          onRemove={(asn) => change(selected.filter((one) => one !== asn))}
        />
      ) : (
        <div className={css.place}>
          <Text size={13} tone="muted">
            No targets selected. Choose a preset or add a network.
          </Text>
        </div>
      )}
    </section>
  );
}

function isGeneral({ countryCode }: TargetPreset): boolean {
  return countryCode === null;
}

interface PresetMenuProps {
  readonly label: string;
  readonly presets: readonly TargetPreset[];
  readonly onPick: (preset: TargetPreset) => void;
}

function PresetMenu({ label, presets, onPick }: PresetMenuProps) {
  return (
    <Menu
      label={label}
      trigger={
        <Button size="small" iconAfter={ChevronDown} isDisabled={presets.length === 0}>
          {label}
        </Button>
      }
      items={presets.map((preset) => ({
        id: preset.name,
        name: preset.name,
        note: preset.asns.length === 1 ? '1 network' : `${preset.asns.length} networks`,
        onAction: () => onPick(preset),
      }))}
    />
  );
}
