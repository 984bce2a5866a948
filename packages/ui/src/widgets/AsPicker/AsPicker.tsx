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
  /** Whether it is of the simulated Internet. */
  readonly sample?: boolean | undefined;
}

export interface AsPickerProps {
  /** What the network is looked for, for assistive technology: `Search for a network`. */
  readonly label: string;
  /** What the button beside it does with the entry: `Add`. */
  readonly action: string;
  /** A network found by name, or typed as a number. Any other entry is ignored. */
  readonly onPick: (asn: number) => void;
  /** Networks found for the last text given to `onSearch`. */
  readonly suggestions: readonly AsSuggestion[];
  readonly isSearching?: boolean;
  /** Text to look for, once typing has rested for `pause`; empty where it is shorter than two characters. */
  readonly onSearch: (text: string) => void;
  /** Default 500 ms. */
  readonly pause?: number;
}

/** A network by its number or by a part of its name. */
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
      {/* Not hidden from assistive technology while networks are suggested, as all else beside the field is. */}
      <div data-react-aria-top-layer>
        <Button size="small" isDisabled={wanted === ''} onPress={() => take(text)}>
          {action}
        </Button>
      </div>
    </div>
  );
}
