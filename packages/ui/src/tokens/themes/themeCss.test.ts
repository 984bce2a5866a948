import { describe, expect, it } from 'vitest';
import { darkTheme } from './dark.ts';
import { themeCss } from './themeCss.ts';

describe('a theme as a stylesheet', () => {
  const css = themeCss('wall', darkTheme, 'dark');

  it('holds for its name, on a page and in a shadow root', () => {
    expect(css).toMatch(/^\[data-theme="wall"\], :host\(\[data-theme="wall"\]\) \{ color-scheme: dark; /);
  });

  it('sets every role under its public name', () => {
    expect(css).toContain(`--rg-color-surface-card: ${darkTheme.color.surface.card};`);
    expect(css).toContain(`--rg-color-tone-valid-on-solid: ${darkTheme.color.tone.valid.onSolid};`);
    expect(css).toContain(`--rg-shadow-float: ${darkTheme.shadow.float};`);
  });
});
