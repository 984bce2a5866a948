import { destinationOf } from '@routeglass/domain/query';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { SearchResult } from '../../facts/searchResult.ts';
import { activeAfterKey } from '../../facts/activeOption.ts';
import { destinationOfResult } from '../../facts/destinationOfResult.ts';
import { asksForSearch } from './slashKey.ts';
import { MOST_SUGGESTIONS, SHORTEST_QUERY, suggestionsOpen, TYPING_PAUSE } from '../../facts/suggestionsOpen.ts';
import { useDebounced } from '../../primitives/useDebounced.ts';

interface SearchBoxInput {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly suggestions: readonly SearchResult[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly defaultValue: string;
  readonly hasAutoFocus: boolean;
  readonly hasSlashKey: boolean;
  readonly onQueryChange: (query: string) => void;
  readonly onNavigate: (href: string) => void;
}

/** The document or shadow root of an element. */
const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** The state of a search box: its text, the active option, whether the list is open, and where Enter leads. */
export function useSearchBox(input: SearchBoxInput) {
  const { fieldRef, isLoading, hasFailed, defaultValue, hasAutoFocus, hasSlashKey, onNavigate } = input;
  const [text, setText] = useState(defaultValue);
  const [focused, setFocused] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const debouncedText = useDebounced(text, TYPING_PAUSE);
  const open = suggestionsOpen({ focused, dismissed, loading: isLoading || hasFailed, text, debouncedText });
  const options = input.suggestions.slice(0, MOST_SUGGESTIONS);
  const optionId = (index: number) => `${listId}-${index}`;

  const tellQuery = useEffectEvent(input.onQueryChange);
  const trimmed = debouncedText.trim();
  const query = focused && trimmed.length >= SHORTEST_QUERY ? trimmed : '';
  useEffect(() => tellQuery(query), [query]);

  useEffect(() => {
    if (hasAutoFocus) fieldRef.current?.focus({ preventScroll: true });
  }, [hasAutoFocus, fieldRef]);

  // On a server-rendered page the field may have been focused and typed in already.
  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    if (field.value !== '') setText(field.value);
    if (rootOf(field).activeElement === field) setFocused(true);
  }, [fieldRef]);

  useEffect(() => {
    if (!hasSlashKey) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!asksForSearch(event)) return;
      event.preventDefault();
      fieldRef.current?.focus();
      fieldRef.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasSlashKey, fieldRef]);

  const close = () => {
    setDismissed(true);
    setActive(-1);
  };
  const go = (href: string | undefined) => {
    if (href === undefined) return;
    close();
    onNavigate(href);
  };
  const choose = (result: SearchResult) => go(destinationOfResult(result));
  const change = (next: string) => {
    setText(next);
    setDismissed(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = open ? options[active] : undefined;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && (open || isLoading)) {
      // Also cancels a running search: its list would open although the reader has just closed it.
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && dismissed) {
      setDismissed(false);
    } else if (open) {
      const next = activeAfterKey(event.key, active, options.length);
      if (next === active) return;
      event.preventDefault();
      setActive(next);
      if (fieldRef.current)
        rootOf(fieldRef.current).getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
  };

  return {
    listId,
    optionId,
    text,
    open,
    options,
    active: open ? active : -1,
    change,
    choose,
    clear: () => {
      change('');
      fieldRef.current?.focus();
    },
    submit: () => go(destinationOf(text)),
    onKeyDown,
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setActive(-1);
    },
  };
}
