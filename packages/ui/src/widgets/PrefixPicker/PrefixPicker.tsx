import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Mono } from '../../primitives/Mono/Mono.tsx';
import { pageWindow } from '../../primitives/Pagination/pageWindow.ts';
import { useDebounced } from '../../primitives/useDebounced.ts';
import { PrefixPager } from './PrefixPager.tsx';
import * as css from './PrefixPicker.css.ts';
import { firstChoice, searchTextOf } from './prefixSearch.ts';

export interface PrefixPickerProps {
  /** The selected prefix; null if there is none. Then the first option is selected as soon as it loads. */
  readonly selected: string | null;
  readonly onSelect: (prefix: string) => void;
  /** The prefixes of the current page. */
  readonly options: readonly string[];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Number of prefixes that match the search. */
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  readonly isLoading?: boolean;
  /** Called with the text to search once typing has paused for `pause`; empty if it is shorter than two characters. */
  readonly onSearch: (text: string) => void;
  /** Default 500 ms. */
  readonly pause?: number;
}

/** Choose one of a network's prefixes, a page at a time. Page keys turn pages while typing. */
export function PrefixPicker(props: PrefixPickerProps) {
  const { selected, onSelect, options, total, onPageChange, isLoading = false, onSearch, pause = 500 } = props;
  const [typed, setTyped] = useState<{ readonly over: string | null; readonly text: string } | null>(null);
  // The typed text counts until another prefix is selected.
  const text = typed?.over === selected && typed !== null ? typed.text : (selected ?? '');
  const searched = useDebounced(searchTextOf(text, selected), pause);
  const lastSearched = useRef('');
  const view = pageWindow(props.page, props.pageSize, total);

  useEffect(() => {
    if (searched === lastSearched.current) return;
    lastSearched.current = searched;
    onSearch(searched);
  }, [searched, onSearch]);

  useEffect(() => {
    const first = firstChoice(selected, options, isLoading);
    if (first !== null) onSelect(first);
  }, [selected, options, isLoading, onSelect]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    const next = view.page + step;
    if (step === 0 || next < 1 || next > view.pages) return;
    event.preventDefault();
    event.stopPropagation();
    onPageChange(next);
  };

  return (
    <div
      className={css.root}
      onKeyDownCapture={onKeyDown}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setTyped(null)}
    >
      <ComboBox<string>
        label="Prefixes"
        hideLabel
        size="small"
        placeholder="Prefix"
        menuTrigger="focus"
        items={options.map((prefix) => ({ id: prefix, name: prefix, content: <Mono>{prefix}</Mono> }))}
        selected={selected}
        onSelect={(prefix) => prefix !== null && onSelect(prefix)}
        inputValue={text}
        onInputChange={(next) => setTyped({ over: selected, text: next })}
        isLoading={isLoading}
        loadingText="Fetching prefixes"
        empty={text === '' || text === selected ? 'No active prefixes' : 'No options'}
        footer={total > 0 && <PrefixPager view={view} total={total} onPageChange={onPageChange} />}
      />
    </div>
  );
}
