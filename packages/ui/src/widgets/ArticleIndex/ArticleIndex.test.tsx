import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { fullIndex } from './ArticleIndex.fixtures.ts';
import { ArticleIndex, type ArticleIndexProps } from './ArticleIndex.tsx';

const show = (index: ArticleIndexProps['index']) =>
  render(<ArticleIndex index={index} hrefOf={({ id }) => `/read/${id}`} />);

it('links each article under its category', async () => {
  show({ status: 'ready', data: fullIndex });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Routing basics' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'AS paths and relations' })).toHaveAttribute('href', '/read/11');
  await expect.element(page.getByText('How to read a path, and who pays whom.')).toBeVisible();
});

it('is hidden when it failed', () => {
  expect(show({ status: 'error', message: 'No answer.' }).stage.innerHTML).toBe('');
});

it('has no axe violation', async () => {
  show({ status: 'ready', data: fullIndex });
  expect(await axeProblems(document.body)).toEqual([]);
});
