import { LoaderCircle, Search, X } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import type { SearchResult } from '../../facts/searchResult.ts';
import * as styles from './SearchBox.css.ts';
import { placeholderFor } from './placeholder.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useFieldRoom } from './useFieldRoom.ts';
import { useSearchBox } from './useSearchBox.ts';

export const searchBoxSizes = ['header', 'hero'] as const;

export interface SearchBoxProps {
  /** Results of the last query, best first. At most 100 are listed. */
  readonly suggestions: readonly SearchResult[];
  readonly isLoading?: boolean;
  /** Whether the last query failed: the list stays closed and does not claim that there are no results. Show the reason beside the box. */
  readonly hasFailed?: boolean;
  /** Called with a text of 2 characters or more once typing in the focused field has paused for 500 ms; '' if there is nothing to search. */
  readonly onQueryChange: (query: string) => void;
  /** Called with the page for Enter or a chosen suggestion. */
  readonly onNavigate: (href: string) => void;
  readonly defaultValue?: string;
  readonly size?: (typeof searchBoxSizes)[number];
  readonly hasAutoFocus?: boolean;
  /** Whether `/` anywhere on the page focuses this box. Use it for one box per page. */
  readonly hasSlashKey?: boolean;
}

/**
 * The search box: takes a number, name, prefix, address or domain and opens its page.
 *
 * Implements the editable combobox pattern of the ARIA practices itself: the landing page shows it before anything else loads, and react-aria's combo
 * box with its collections would be a third of that page's JavaScript.
 */
export function SearchBox({
  suggestions,
  isLoading = false,
  hasFailed = false,
  onQueryChange,
  onNavigate,
  defaultValue = '',
  size = 'header',
  hasAutoFocus = false,
  hasSlashKey = false,
}: SearchBoxProps) {
  const fieldRef = useRef<HTMLInputElement>(null);
  const room = useFieldRoom(fieldRef);
  const box = useSearchBox({
    fieldRef,
    suggestions,
    isLoading,
    hasFailed,
    defaultValue,
    hasAutoFocus,
    hasSlashKey,
    onQueryChange,
    onNavigate,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.submit();
  };

  return (
    <search className={styles.root} data-size={size}>
      <form action="/search" onSubmit={submit}>
        <div className={styles.field} data-open={box.open || undefined}>
          <Search className={styles.icon} aria-hidden />
          <input
            ref={fieldRef}
            className={styles.input}
            name="query"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={box.open}
            aria-controls={box.open ? box.listId : undefined}
            aria-activedescendant={box.active < 0 ? undefined : box.optionId(box.active)}
            placeholder={placeholderFor(room)}
            value={box.text}
            onChange={(event) => box.change(event.target.value)}
            onKeyDown={box.onKeyDown}
            onFocus={box.onFocus}
            onBlur={box.onBlur}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            dir="auto"
          />
          {isLoading && <LoaderCircle className={styles.spinner} aria-label="Searching" />}
          {box.text !== '' && (
            <button type="button" className={styles.clear} aria-label="Clear search" onClick={box.clear}>
              <X aria-hidden size={16} />
            </button>
          )}
          {hasSlashKey && box.text === '' && (
            <kbd className={styles.key} aria-hidden>
              /
            </kbd>
          )}
        </div>
        {box.open && <SuggestionList box={box} />}
        <output className={styles.announcement}>{box.open ? announcement(box.options.length) : ''}</output>
      </form>
    </search>
  );
}

const announcement = (count: number) => (count === 0 ? 'No options' : `${count} suggestion${count === 1 ? '' : 's'}`);
