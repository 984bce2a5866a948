/** What decides whether suggestions show. */
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

/** Text short of this many characters suggests nothing. */
export const SHORTEST_QUERY = 2;
/** No more suggestions than this are ever listed. */
export const MOST_SUGGESTIONS = 100;
/** How long typing must pause, in milliseconds, before a text counts. */
export const TYPING_PAUSE = 500;

/** Suggestions show only after focus, for 2 characters or more, when not loading and once typing has paused on some text. */
export function suggestionsOpen(moment: SuggestionMoment): boolean {
  return (
    moment.focused &&
    !moment.dismissed &&
    !moment.loading &&
    moment.text.trim().length >= SHORTEST_QUERY &&
    moment.debouncedText.trim().length >= SHORTEST_QUERY
  );
}
