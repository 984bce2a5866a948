import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { NewsBanner } from './NewsBanner.tsx';

const show = (theme: 'light' | 'dark' = 'light') => {
  const onClose = vi.fn();
  render(<NewsBanner title="A new collector" href="/blog/articles/7" onClose={onClose} />, theme);
  return onClose;
};

describe('NewsBanner', () => {
  it('shows a title and leads to the rest', async () => {
    show();
    await expect.element(page.getByText('A new collector')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'read more', exact: true }))
      .toHaveAttribute('href', '/blog/articles/7');
  });

  it('is closed with the keyboard', async () => {
    const onClose = show();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
