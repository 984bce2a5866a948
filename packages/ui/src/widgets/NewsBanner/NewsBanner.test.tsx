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
      .element(page.getByRole('link', { name: 'read more about A new collector', exact: true }))
      .toHaveAttribute('href', '/blog/articles/7');
  });

  it('is an announcement without a link, too', async () => {
    const onClose = vi.fn();
    render(<NewsBanner label="Announcement" title="Maintenance on Sunday" onClose={onClose} />);
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    expect(banner.getByRole('link').elements()).toHaveLength(0);
    await userEvent.click(banner.getByRole('button', { name: 'Close the announcement' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is closed with the keyboard', async () => {
    const onClose = show();
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leaves the focus to what follows it', async () => {
    const onClose = vi.fn();
    render(
      <>
        <div>
          <NewsBanner title="A new collector" href="/blog/articles/7" onClose={onClose} />
        </div>
        <button>Menu</button>
      </>,
    );
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
