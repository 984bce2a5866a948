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
  /** What the last query found, best first. No more than 100 are listed. */
  readonly suggestions: readonly SearchResult[];
  readonly isLoading?: boolean;
  /** The last query could not be answered: nothing is listed, not even that there is nothing. Say why beside the box. */
  readonly hasFailed?: boolean;
  /** A text of 2 characters or more on which typing has paused for 500 ms in the focused field; '' when there is nothing to ask. */
  readonly onQueryChange: (query: string) => void;
  /** The page that Enter or a chosen suggestion leads to. */
  readonly onNavigate: (href: string) => void;
  readonly defaultValue?: string;
  readonly size?: (typeof searchBoxSizes)[number];
  readonly hasAutoFocus?: boolean;
  /** Whether `/` anywhere on the page focuses this box. One box of a page. */
  readonly hasSlashKey?: boolean;
}

/**
 * The way to everything: a number, name, prefix, address or domain in, a page out.
 *
 * It follows the editable combobox pattern of the ARIA practices by hand: the landing page shows it before anything else loads,
 * and react-aria's combo box with its collections would be a third of that page's whole JavaScript.
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
