import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useDebounced } from '../SearchBox/useDebounced.ts';
import { allTargets, initialTargets, joinTargets, mayBeNumber, targetOf, type TargetPreset } from './pickTargets.ts';
import { TargetChips } from './TargetChips.tsx';
import * as css from './TargetPicker.css.ts';

/** A network that the search found. */
export interface TargetSuggestion {
  readonly asn: number;
  readonly name: string | null;
}

export interface TargetPickerProps {
  readonly selected: readonly number[];
  readonly onChange: (selected: readonly number[]) => void;
  /** Sets worth looking from, the one to begin with first: it is selected at once where nothing is. */
  readonly presets: readonly TargetPreset[];
  /** Networks found for the last text given to `onSearch`. */
  readonly suggestions: readonly TargetSuggestion[];
  readonly isSearching?: boolean;
  /** Text to look for, once typing has rested for `pause`; empty where it is shorter than two characters. */
  readonly onSearch: (text: string) => void;
  /** Name of a selected network, for its chip. */
  readonly nameOf?: (asn: number) => string | null;
  /** Default 500 ms. */
  readonly pause?: number;
}

/** The networks from which a prefix is looked at: presets, countries, a search, a number; each one a chip that can be taken away. */
export function TargetPicker(props: TargetPickerProps) {
  const { selected, onChange, presets, suggestions, isSearching = false, onSearch, nameOf, pause = 500 } = props;
  const [text, setText] = useState('');
  const wanted = text.trim();
  const searched = useDebounced(wanted.length > 1 ? wanted : '', pause);
  const lastSearched = useRef('');
  const emptiedByHand = useRef(false);

  useEffect(() => {
    if (searched === lastSearched.current) return;
    lastSearched.current = searched;
    onSearch(searched);
  }, [searched, onSearch]);

  useEffect(() => {
    const first = initialTargets(selected, presets);
    if (first !== selected && first.length > 0 && !emptiedByHand.current) onChange(first);
  }, [selected, presets, onChange]);

  const change = (next: readonly number[]) => {
    emptiedByHand.current = next.length === 0;
    onChange(next);
  };
  const add = (entry: string) => {
    const asn = targetOf(entry, selected);
    setText('');
    if (asn !== null) change([...selected, asn]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target as Element).getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    event.stopPropagation();
    add(text);
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
        <div className={css.entry}>
          <div className={css.search} onKeyDownCapture={onKeyDown}>
            <ComboBox<number>
              label="Search for a network"
              hideLabel
              size="small"
              placeholder="AS number or name"
              allowsCustomValue
              menuTrigger={mayBeNumber(text) ? 'manual' : 'input'}
              items={suggestions.map(({ asn, name }) => ({ id: asn, name: `AS${asn}`, ...(name && { note: name }) }))}
              isLoading={isSearching}
              selected={null}
              inputValue={text}
              onInputChange={setText}
              onSelect={(asn) => asn !== null && add(String(asn))}
            />
          </div>
          <Button size="small" isDisabled={text.trim() === ''} onPress={() => add(text)}>
            Add
          </Button>
        </div>
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
        <Text size={13} tone="muted">
          No targets selected. Choose a preset or add a network.
        </Text>
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
