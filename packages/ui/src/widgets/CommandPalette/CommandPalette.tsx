import { CornerDownLeft, LoaderCircle, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { activeAfterKey } from '../../facts/activeOption.ts';
import { SHORTEST_QUERY, TYPING_PAUSE } from '../../facts/suggestionsOpen.ts';
import { useDebounced } from '../../primitives/useDebounced.ts';
import type { SearchResult } from '../../facts/searchResult.ts';
import type { Command, CommandGroup } from './command.ts';
import { CommandList } from './CommandList.tsx';
import * as styles from './CommandPalette.css.ts';
import type { EntityPage } from './entityPages.ts';
import { PaletteHelp } from './PaletteHelp.tsx';
import { readCommands, subjectOf } from './readCommands.ts';

export interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The AS whose pages the reader is on: its pages can be typed alone. Null on all other pages. */
  readonly asn?: number | null;
  /** Pages of the whole site, found by their names. Default: none. */
  readonly sitePages?: readonly EntityPage[];
  /** Pages visited before, newest first: shown while nothing is typed. */
  readonly recent?: readonly Command[];
  /** Adds a button that clears the recent pages. */
  readonly onClearRecent?: () => void;
  /** Results for the last text passed to `onQueryChange`. */
  readonly suggestions?: readonly SearchResult[];
  readonly isLoading?: boolean;
  /** Whether the last search failed: pages can still be named. Default false. */
  readonly hasFailed?: boolean;
  /** Called with a text of 2 characters or more to search for, without the page name in it, once typing has paused for 500 ms; '' for none. */
  readonly onQueryChange?: (query: string) => void;
  /** Called with the chosen command, whose page is to be opened and remembered. */
  readonly onChoose: (command: Command) => void;
}

const NONE: readonly never[] = [];

/** Every page and entity by keyboard: type an entity and one of its pages, in either order. */
export function CommandPalette({ isOpen, onOpenChange, ...palette }: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.veil}>
      <Modal className={styles.sheet}>
        <Dialog aria-label="Command palette" className={styles.dialog}>
          <Palette {...palette} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Palette({
  asn = null,
  sitePages = NONE,
  recent = NONE,
  onClearRecent,
  suggestions = NONE,
  isLoading = false,
  hasFailed = false,
  onQueryChange,
  onChoose,
}: Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange'>) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;

  const subject = subjectOf(text);
  const rested = useDebounced(subject, TYPING_PAUSE);
  const query = rested.length >= SHORTEST_QUERY ? rested : '';
  const tellQuery = useEffectEvent((asked: string) => onQueryChange?.(asked));
  useEffect(() => tellQuery(query), [query]);

  // Results for a text other than the current one would mislead.
  const found = subject === query ? suggestions : NONE;
  const groups = withRecent(readCommands(text, { asn, found, sitePages }), text.trim() === '' ? recent : NONE);
  const commands = groups.flatMap((group) => group.commands);
  const chosen = Math.min(active, commands.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const command = commands[chosen];
    if (event.key === 'Enter' && command) {
      event.preventDefault();
      onChoose(command);
      return;
    }
    const next = activeAfterKey(event.key, chosen, commands.length);
    if (next === chosen) return;
    event.preventDefault();
    // The field is not a stop here: the last command is followed by the first.
    const target = next === -1 ? (event.key === 'ArrowUp' ? commands.length - 1 : 0) : next;
    setActive(target);
    document.getElementById(optionId(target))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className={styles.field}>
        <Search className={styles.icon} aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that is opened to type into takes the focus to its field
          autoFocus
          aria-label="Go to"
          aria-autocomplete="list"
          aria-expanded={commands.length > 0}
          aria-controls={listId}
          aria-activedescendant={commands.length > 0 ? optionId(chosen) : undefined}
          placeholder="AS3356 graph, 10.0.0.0/16 roa, whois …"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="auto"
        />
        {isLoading && subject.length >= SHORTEST_QUERY ? (
          <LoaderCircle className={styles.spinner} aria-label="Searching" />
        ) : (
          <CornerDownLeft className={styles.icon} aria-hidden />
        )}
      </div>
      <div className={styles.results}>
        <CommandList id={listId} groups={groups} active={chosen} optionId={optionId} onChoose={onChoose} />
        {hasFailed && subject.length >= SHORTEST_QUERY && (
          <p role="alert" className={styles.empty}>
            The search failed. Try again in a moment.
          </p>
        )}
        {commands.length === 0 && !hasFailed && (
          <p className={styles.empty}>{text.trim() === '' ? 'Type to search.' : 'No options'}</p>
        )}
      </div>
      <PaletteHelp onClearRecent={onClearRecent && recent.length > 0 ? onClearRecent : undefined} />
      <output className={styles.announcement}>
        {commands.length === 1 ? '1 command' : `${commands.length} commands`}
      </output>
    </>
  );
}

function withRecent(groups: readonly CommandGroup[], recent: readonly Command[]): readonly CommandGroup[] {
  if (recent.length === 0) return groups;
  const known = new Set(recent.map(({ href }) => href));
  return [
    { title: 'Recent', commands: recent },
    ...groups.map(({ title, commands }) => ({ title, commands: commands.filter(({ href }) => !known.has(href)) })),
  ];
}
