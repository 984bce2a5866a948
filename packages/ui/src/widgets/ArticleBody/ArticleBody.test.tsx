import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { fullArticle, hostileHtml } from './ArticleBody.fixtures.ts';
import { ArticleBody, type ArticleBodyProps } from './ArticleBody.tsx';

const article = (props: Partial<ArticleBodyProps> = {}) => (
  <ArticleBody article={{ status: 'ready', data: fullArticle }} {...props} />
);
const hostile = { status: 'ready', data: { title: 'Hostile', published: null, html: hostileHtml } } as const;

// The sanitizer is loaded with the first article.
beforeAll(async () => {
  await import('dompurify');
});

describe('ArticleBody', () => {
  it('shows day, title and text', async () => {
    render(article({ level: 1 }));
    await expect.element(page.getByRole('heading', { level: 1, name: fullArticle.title })).toBeVisible();
    await expect.element(page.getByText('2026/01/12')).toBeVisible();
    await expect.element(page.getByText('from provider to provider')).toBeVisible();
  });

  it('gives each heading an address of its own', async () => {
    render(article());
    await expect.element(page.getByRole('heading', { name: /^Types/ })).toHaveAttribute('id', 'types');
    const ids = page.getByRole('heading', { level: 3 }).elements();
    expect(ids.map(({ id }) => id)).toEqual(['example', 'example-2']);
    await expect.element(page.getByRole('link', { name: 'Link to Types' })).toHaveAttribute('href', '#types');
  });

  it('hands on nothing to other sites, and leaves its own links alone', async () => {
    render(article());
    await expect
      .element(page.getByRole('link', { name: 'RFC 7908' }))
      .toHaveAttribute('rel', 'external noopener noreferrer');
    await expect.element(page.getByRole('link', { name: 'AS64512' })).not.toHaveAttribute('rel');
  });

  it('lets tables scroll, by keyboard too', async () => {
    render(<div style={{ width: 160 }}>{article()}</div>);
    const region = page.getByRole('region', { name: 'Types of RFC 7908' });
    await expect.element(region).toHaveAttribute('tabindex', '0');
    expect(getComputedStyle(region.element()).overflowX).toBe('auto');
  });

  it('runs nothing and shows no looks or forms of an article', async () => {
    const { stage } = render(article({ article: hostile }));
    await expect.element(page.getByText('words')).toBeVisible();
    expect(stage.querySelectorAll('script, style, form, input, iframe, [onclick], [onerror], [style]')).toHaveLength(0);
    expect(stage.querySelector('[href^="javascript"]')).toBeNull();
    expect(document.body.dataset['stolen']).toBeUndefined();
  });

  it('shows at once what was made safe before', () => {
    const safe = { title: 'Safe', published: null, html: '<h2 id="types">Types</h2>', isSafe: true };
    const { stage } = render(article({ article: { status: 'ready', data: safe } }));
    expect(stage.querySelector('#types')?.textContent).toBe('Types');
  });

  it('scrolls to what the address points to, once it is there', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(article({ anchor: 'example-2' }));
    await vi.waitFor(() => expect(scroll).toHaveBeenCalledOnce());
    expect((scroll.mock.contexts[0] as Element).id).toBe('example-2');
  });

  it('shows the next article instead of the last one', async () => {
    const { rerender } = render(article());
    await expect.element(page.getByText('from peer to peer')).toBeVisible();
    rerender(article({ article: { status: 'ready', data: { ...fullArticle, html: '<p>Other words</p>' } } }));
    expect(page.getByText('from peer to peer').query()).toBeNull();
    await expect.element(page.getByText('Other words')).toBeVisible();
  });

  it('asks to select an article', async () => {
    render(article({ article: { status: 'ready', data: null } }));
    await expect.element(page.getByText('Please select an article', { exact: true })).toBeVisible();
  });

  it('says what failed', async () => {
    render(article({ article: { status: 'error', message: 'No answer in time.' } }));
    await expect.element(page.getByRole('alert')).toMatchTextContent('No answer in time.');
  });

  it.each(['light', 'dark'] as const)('has no axe violation in the %s theme', async (theme) => {
    render(article(), theme);
    await expect.element(page.getByText('from peer to peer')).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
