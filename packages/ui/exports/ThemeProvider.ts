export { PressStyle } from '../src/primitives/ThemeProvider/PressStyle.tsx';
export { ThemeProvider, useTheme, type ThemeProviderProps } from '../src/primitives/ThemeProvider/ThemeProvider.tsx';
export { themeScript } from '../src/primitives/ThemeProvider/themeScript.ts';
export { themeChoices, type ThemeChoice, type ThemeState } from '../src/primitives/ThemeProvider/themeStore.ts';
