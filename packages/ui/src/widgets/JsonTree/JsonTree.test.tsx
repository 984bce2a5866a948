import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { answer, longList } from './JsonTree.fixtures.ts';
import { JsonTree } from './JsonTree.tsx';

it('opens a branch by keyboard', async () => {
  render(<JsonTree label="Answer" value={answer} openDepth={1} />);
  await expect.element(page.getByText('"ALDER-NET"')).toBeVisible();
  expect(page.getByText('"10.0.0.0/16"').query()).toBeNull();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('"10.0.0.0/16"')).toBeVisible();
});

it('shows a long list in parts', async () => {
  const { stage } = render(<JsonTree label="Answer" value={longList} />);
  await expect.element(page.getByRole('button', { name: 'Show 100 more of 150' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Show 100 more of 150' }));
  await expect.element(page.getByRole('button', { name: 'Show 50 more of 50' })).toBeVisible();
  expect(stage.textContent).toContain('199: 199');
});

it('has no axe violation', async () => {
  render(<JsonTree label="Answer" value={answer} />);
  expect(await axeProblems(document.body)).toEqual([]);
});
