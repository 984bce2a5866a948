import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { allTargets, joinTargets, type TargetPreset } from './pickTargets.ts';
import { TargetChips } from './TargetChips.tsx';
import * as css from './TargetPicker.css.ts';
import type { TargetPickerProps } from './TargetPickerProps.ts';

type PresetState = NonNullable<TargetPickerProps['presetState']>;

interface TargetChoiceProps extends Pick<TargetPickerProps, 'selected' | 'onChange' | 'presets' | 'nameOf'> {
  readonly presetState: PresetState;
}

/** A country that replaced other targets, which can be added again. */
interface Replaced {
  readonly by: TargetPreset;
  readonly before: readonly number[];
}

const emptyTexts: Readonly<Record<PresetState, string>> = {
  loading: 'Loading the presets',
  failed: 'The presets could not be loaded. Add a network by its number or name.',
  ready: 'No targets selected. Choose a preset or add a network.',
};

/** Presets and countries; each target is a removable chip. */
export function TargetChoice({ selected, onChange, presets, presetState, nameOf }: TargetChoiceProps) {
  const [replaced, setReplaced] = useState<Replaced | null>(null);

  const change = (next: readonly number[], by: Replaced | null = null) => {
    setReplaced(by);
    onChange(next);
  };

  return (
    <section className={css.root} aria-label="Targets">
      <div className={css.row}>
        <PresetMenu label="Preset" presets={presets.filter(isGeneral)} onPick={({ asns }) => change(asns)} />
        <PresetMenu
          label="Targets by country"
          presets={presets.filter((preset) => !isGeneral(preset))}
          onPick={(by) => change(by.asns, selected.length > 0 ? { by, before: selected } : null)}
        />
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
      {replaced && (
        <div className={css.row} role="status">
          <Text size={13}>
            {replaced.by.name} replaced {counted(replaced.before.length)}.
          </Text>
          <Button size="small" onPress={() => change(joinTargets(replaced.before, replaced.by.asns))}>
            Add instead
          </Button>
        </div>
      )}
      {selected.length > 0 ? (
        <TargetChips
          selected={selected}
          nameOf={nameOf}
          onRemove={(asn) => change(selected.filter((one) => one !== asn))}
        />
      ) : (
        <Text size={13} tone="muted">
          {emptyTexts[presetState]}
        </Text>
      )}
    </section>
  );
}

function isGeneral({ countryCode }: TargetPreset): boolean {
  return countryCode === null;
}

function counted(targets: number): string {
  return targets === 1 ? '1 target' : `${targets} targets`;
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
