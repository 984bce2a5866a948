import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { manyPosts } from './NewsList.fixtures.ts';
import { NewsList, type NewsListProps } from './NewsList.tsx';

const list = (props: Partial<NewsListProps> = {}) => (
  <NewsList label="Latest news" news={{ status: 'ready', data: manyPosts(3) }} {...props} />
);

describe('NewsList', () => {
  it('shows title and day of each post, which opens in a new tab', async () => {
    render(list());
    expect(page.getByRole('list', { name: 'Latest news' }).getByRole('listitem').elements()).toHaveLength(3);
    const card = page.getByRole('link', { name: /Quarterly report/ });
    await expect.element(card).toMatchTextContent('2026/01/05');
    await expect.element(card).toHaveAttribute('href', '/blog/articles/999');
    await expect.element(card).toHaveAttribute('target', '_blank');
    await expect.element(card).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(card.getByLabelText('opens in a new window')).toBeInTheDocument();
  });

  it('says There are no posts', async () => {
    render(list({ news: { status: 'ready', data: [] } }));
    await expect.element(page.getByText('There are no posts', { exact: true })).toBeVisible();
  });

  it('is hidden when it failed', () => {
    const { stage } = render(list({ news: { status: 'error', message: 'No answer in time.' } }));
    expect(stage.innerHTML).toBe('');
  });

  it('asks for more once its end is in sight, once a length', async () => {
    const onMore = vi.fn();
    const { rerender } = render(list({ onMore }));
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledOnce());
    rerender(list({ onMore, news: { status: 'ready', data: manyPosts(6) } }));
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(2));
  });

  it('does not ask while its end is far below', async () => {
    const onMore = vi.fn();
    const { stage } = render(
      <>
        <div style={{ height: 4000 }} />
        {list({ onMore })}
      </>,
    );
    // The list has observed its end since it was rendered, so the browser notifies it before this observer.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(stage));
    expect(onMore).not.toHaveBeenCalled();
  });

  it('goes on when asked to', async () => {
    const onMore = vi.fn();
    render(list({ onMore }));
    await userEvent.click(page.getByRole('button', { name: 'Load more' }));
    expect(onMore).toHaveBeenCalled();
  });

  it('has no end while more is on its way, and none once there is no more', () => {
    render(list({ onMore: vi.fn(), isLoadingMore: true }));
    expect(page.getByRole('button').query()).toBeNull();
    render(list());
    expect(page.getByRole('button').query()).toBeNull();
  });

  it('has no axe violation', async () => {
    render(list({ onMore: vi.fn() }));
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
