import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { categories, firstPages, manyArticles } from './LearnTree.fixtures.ts';
import { LearnTree, type LearnTreeProps } from './LearnTree.tsx';

const tree = (props: Partial<LearnTreeProps> = {}) => (
  <LearnTree
    categories={{ status: 'ready', data: categories }}
    articles={firstPages}
    onMore={() => {}}
    current={1001}
    expanded={new Set()}
    onExpandedChange={() => {}}
    {...props}
  />
);

/** Opens and loads like a page. */
function Page({ onMore }: { readonly onMore: (category: number) => void }) {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const [count, setCount] = useState(0);
  return tree({
    expanded,
    onExpandedChange: setExpanded,
    articles: new Map([[1, { articles: manyArticles(1, count * 10), hasMore: count < 3, isLoading: false }]]),
    onMore: (category) => {
      onMore(category);
      setCount(count + 1);
    },
  });
}

const row = (name: string) => page.getByRole('row', { name, exact: true });
const rows = () => page.getByRole('row').elements();

describe('LearnTree', () => {
  it('shows the categories at the top, folded', () => {
    render(tree());
    expect(rows().map((each) => each.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
  });

  it('nests articles and categories, and marks the article on show', async () => {
    render(tree({ expanded: new Set([1, 2, 3]) }));
    await expect.element(row('Route leaks').first()).toHaveAttribute('aria-level', '2');
    await expect.element(row(categories[2]?.title ?? '')).toHaveAttribute('aria-level', '2');
    expect(document.querySelector('[aria-current="page"]')?.textContent).toBe('Reading the routing graph');
    expect(row('Route leaks').first().element().getAttribute('data-href')).toBe('/learn?article=1002');
  });

  it('tells which categories are open', async () => {
    const onExpandedChange = vi.fn();
    render(tree({ expanded: new Set([2]), onExpandedChange }));
    await userEvent.click(row('First steps'));
    expect(onExpandedChange).toHaveBeenLastCalledWith(new Set([2, 1]));
  });

  it('loads the articles of a category when it opens, page by page until there is no next one', async () => {
    const onMore = vi.fn();
    render(<Page onMore={onMore} />);
    expect(onMore).not.toHaveBeenCalled();
    await userEvent.click(row('First steps'));
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(3), 3000);
    expect(onMore.mock.calls).toEqual([[1], [1], [1]]);
    await vi.waitFor(() => expect(rows()).toHaveLength(3 + 30));
  });

  it('says that articles are on their way', async () => {
    render(
      tree({ expanded: new Set([1]), articles: new Map([[1, { articles: [], hasMore: true, isLoading: true }]]) }),
    );
    await expect.element(page.getByLabelText('Loading articles of First steps')).toBeVisible();
  });

  it('is walked by arrow keys: right opens, left closes, letters jump', async () => {
    const onExpandedChange = vi.fn();
    render(tree({ onExpandedChange }));
    await userEvent.keyboard('{Tab}');
    await expect.element(row('First steps')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onExpandedChange).toHaveBeenLastCalledWith(new Set([1]));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row('Routing security')).toHaveFocus();
    await userEvent.keyboard('f');
    await expect.element(row('First steps')).toHaveFocus();
  });

  it('says that there are none, and what failed', async () => {
    render(tree({ categories: { status: 'ready', data: [] } }));
    await expect.element(page.getByText('No data to display')).toBeVisible();
    render(tree({ categories: { status: 'error', message: 'No answer in time.' } }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
  });

  it('has no axe violation', async () => {
    render(tree({ expanded: new Set([1, 2, 3]) }));
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
