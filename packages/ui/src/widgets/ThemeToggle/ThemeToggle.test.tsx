import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

it.each([
  ['light', 'dark'],
  ['dark', 'light'],
] as const)('ThemeToggle turns %s into %s', async (theme, other) => {
  const onChange = vi.fn();
  render(<ThemeToggle theme={theme} onChange={onChange} />, theme);
  await userEvent.click(page.getByRole('button', { name: `Switch to ${other} theme` }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(other);
});
