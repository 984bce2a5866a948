import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { useDebounced } from '../../primitives/useDebounced.ts';
import { asnOfEntry, noteOf } from './asEntry.ts';
import * as styles from './AsPicker.css.ts';

/** A network that the search found. */
export interface AsSuggestion {
  readonly asn: number;
  readonly name: string | null;
  /** Whether it belongs to the simulated Internet. */
  readonly sample?: boolean | undefined;
}

export interface AsPickerProps {
  /** What the network is for, for assistive technology: `Search for a network`. */
  readonly label: string;
  /** Label of the button: `Add`. */
  readonly action: string;
  /** A network found by name, or typed as a number. Other input is ignored. */
  readonly onPick: (asn: number) => void;
  /** Networks found for the last text passed to `onSearch`. */
  readonly suggestions: readonly AsSuggestion[];
  readonly isSearching?: boolean;
  /** Called with the text to search once typing has paused for `pause`; empty if it is shorter than two characters. */
  readonly onSearch: (text: string) => void;
  /** Default 500 ms. */
  readonly pause?: number;
}

/** Choose a network by number or by part of its name. */
export function AsPicker({
  label,
  action,
  onPick,
  suggestions,
  isSearching = false,
  onSearch,
  pause = 500,
}: AsPickerProps) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const searched = useDebounced(wanted.length > 1 ? wanted : '', pause);
  const lastSearched = useRef('');

  useEffect(() => {
    if (searched === lastSearched.current) return;
    lastSearched.current = searched;
    onSearch(searched);
  }, [searched, onSearch]);

  const take = (entry: string) => {
    const asn = asnOfEntry(entry);
    setText('');
    if (asn !== null) onPick(asn);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.target as Element).getAttribute('aria-activedescendant')) return;
    event.preventDefault();
    take(text);
  };

  return (
    <div className={styles.root}>
      <div className={styles.search} onKeyDownCapture={onKeyDown}>
        <ComboBox<number>
          label={label}
          hideLabel
          size="small"
          placeholder="AS number or name"
          allowsCustomValue
          menuTrigger={wanted.length < 2 ? 'manual' : 'input'}
          items={suggestions.map(({ asn, name, sample }) => ({
            id: asn,
            name: `AS${asn}`,
            content: <Mono>AS{asn}</Mono>,
            ...((name || sample) && { note: noteOf(name, sample) }),
          }))}
          isLoading={isSearching || (wanted.length > 1 && wanted !== searched)}
          selected={null}
          inputValue={text}
          onInputChange={setText}
          onSelect={(asn) => asn !== null && take(String(asn))}
        />
      </div>
      {/* Stays visible to assistive technology while suggestions are open, unlike everything else beside the field. */}
      <div data-react-aria-top-layer>
        <Button size="small" isDisabled={wanted === ''} onPress={() => take(text)}>
          {action}
        </Button>
      </div>
    </div>
  );
}
