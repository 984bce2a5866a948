import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { ThemeProvider, useTheme } from './ThemeProvider.tsx';
import { themeScript } from './themeScript.ts';
import { chooseTheme, THEME_STORAGE_KEY } from './themeStore.ts';

afterEach(() => {
  chooseTheme('system');
  localStorage.removeItem(THEME_STORAGE_KEY);
});

function Choice() {
  const { choice, theme, chooseTheme: choose } = useTheme();
  return (
    <button type="button" onClick={() => choose('dark')}>
      {choice}, {theme}
    </button>
  );
}

const shown = () => document.documentElement.dataset['theme'];

describe('ThemeProvider', () => {
  it('follows the system until the reader chooses, and remembers the choice', async () => {
    render(
      <ThemeProvider>
        <Choice />
      </ThemeProvider>,
    );
    await expect.element(page.getByRole('button')).toHaveTextContent('system, light');
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('button')).toHaveTextContent('dark, dark');
    expect(shown()).toBe('dark');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  });

  it('ignores what it does not know in the storage', async () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'sepia');
    render(
      <ThemeProvider>
        <Choice />
      </ThemeProvider>,
    );
    await expect.element(page.getByRole('button')).toHaveTextContent('system, light');
  });
});

describe('the script of the head', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    [null, 'light'],
  ])('shows for %s the theme %s before anything is painted', (stored, expected) => {
    if (stored) localStorage.setItem(THEME_STORAGE_KEY, stored);
    delete document.documentElement.dataset['theme'];
    const script = document.createElement('script');
    script.textContent = themeScript;
    document.head.append(script);
    expect(shown()).toBe(expected);
  });
});
