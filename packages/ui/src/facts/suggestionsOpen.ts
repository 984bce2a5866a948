/** Facts that decide whether suggestions are shown. */
export interface SuggestionMoment {
  /** The field has had the focus since it last lost it. */
  readonly focused: boolean;
  /** Escape was pressed, or a suggestion chosen, since the text last changed. */
  readonly dismissed: boolean;
  readonly loading: boolean;
  /** The text as typed now. */
  readonly text: string;
  /** The text as it was when typing paused. */
  readonly debouncedText: string;
}

/** Shortest text with suggestions. */
export const SHORTEST_QUERY = 2;
/** Most suggestions in the list. */
export const MOST_SUGGESTIONS = 100;
/** Pause in typing before a text is used, in milliseconds. */
export const TYPING_PAUSE = 500;

/** Suggestions show only with focus, for 2 characters or more, when not loading, and after a pause in typing. */
export function suggestionsOpen(moment: SuggestionMoment): boolean {
  return (
    moment.focused &&
    !moment.dismissed &&
    !moment.loading &&
    moment.text.trim().length >= SHORTEST_QUERY &&
    moment.debouncedText.trim().length >= SHORTEST_QUERY
  );
}
