import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import '../../css/global.css.ts';
import '../../tokens/vars.css.ts';
import {
  chooseTheme,
  initialThemeState,
  themeState,
  watchTheme,
  type ThemeChoice,
  type ThemeState,
} from './themeStore.ts';

export interface ThemeProviderProps {
  readonly children: ReactNode;
}

/** Loads the base styles and keeps the document's `data-theme` at what the reader chose. Use one, at the root. */
export function ThemeProvider({ children }: ThemeProviderProps) {
  useEffect(() => {
    showTheme();
    return watchTheme(showTheme);
  }, []);
  return children;
}

function showTheme(): void {
  document.documentElement.dataset['theme'] = themeState().theme;
}

/** The chosen theme, the theme shown, and a function to change it. */
export function useTheme(): ThemeState & { readonly chooseTheme: (choice: ThemeChoice) => void } {
  const state = useSyncExternalStore(watchTheme, themeState, () => initialThemeState);
  return { ...state, chooseTheme };
}
