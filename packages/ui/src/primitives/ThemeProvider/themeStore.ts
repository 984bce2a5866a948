import type { ThemeName } from '../../tokens/themes/names.ts';

/** What the reader chose: a theme, or to follow the system. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export interface ThemeState {
  readonly choice: ThemeChoice;
  /** The theme that is shown. */
  readonly theme: ThemeName;
}

/** Key under which the choice is stored. */
export const THEME_STORAGE_KEY = 'routeglass-theme';

/** State before the browser is known: on the server and during hydration. */
export const initialThemeState: ThemeState = { choice: 'system', theme: 'light' };

const PREFERS_DARK = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();
let state = initialThemeState;

/** The current state; the same object until something changes. */
export function themeState(): ThemeState {
  const choice = rememberedChoice();
  const theme = choice === 'system' ? (matchMedia(PREFERS_DARK).matches ? 'dark' : 'light') : choice;
  if (choice !== state.choice || theme !== state.theme) state = { choice, theme };
  return state;
}

/** Shows the choice and stores it if the browser allows that. */
export function chooseTheme(choice: ThemeChoice): void {
  unstored = choice;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, choice);
  } catch {
    // Storage is forbidden or full: the choice lasts until the page is left.
  }
  notify();
}

/** Calls back when the choice, the system preference or another window's choice changes. */
export function watchTheme(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(PREFERS_DARK).addEventListener('change', notify);
    addEventListener('storage', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    matchMedia(PREFERS_DARK).removeEventListener('change', notify);
    removeEventListener('storage', notify);
  };
}

let unstored: ThemeChoice = 'system';

function rememberedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return unstored;
  }
}

function notify(): void {
  for (const listener of listeners) listener();
}
