import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { alder, wide } from './AsSetTree.fixtures.ts';
import { AsSetTree, type AsSetTreeProps } from './AsSetTree.tsx';

const show = (props: Partial<AsSetTreeProps> = {}, theme: (typeof themes)[number] = 'light') =>
  render(<AsSetTree asSet="AS-ALDER" tree={{ status: 'ready', data: alder }} {...props} />, theme);

const words = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

describe('AsSetTree', () => {
  it('tells of each set who lists it and what it holds, and marks a loop', () => {
    show();
    expect(words()).toEqual([
      'AS-ALDER6 networks',
      'AS-BIRCH in AS-ALDER1,284 networks',
      'AS64512:AS-CUSTOMERS-OF-THE-NORTHERN-REGION in AS-ALDER12 networks',
      'AS-CEDAR in AS-BIRCH1 network',
      'AS-LOST in AS-BIRCHnot in a loaded registry',
      'AS-ELM in AS64512:AS-CUSTOMERS-OF-THE-NORTHERN-REGIONdeeper sets not shown',
      'AS-BIRCH in AS-CEDARloop',
    ]);
  });

  it('begins where the root is, in a tree higher than its frame', async () => {
    show({ asSet: 'AS-WIDE', tree: { status: 'ready', data: wide(40) } });
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const [frame, root] = [page.getByRole('group').element(), page.getByRole('listitem').elements()[0]!];
    await expect.poll(() => Math.abs(middle(root) - middle(frame))).toBeLessThan(2);
  });

  it('leads to the page of a set, by keyboard', async () => {
    show();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('link', { name: 'AS-BIRCH' }).first()).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'AS-CEDAR' })).toHaveAttribute('href', '/as-set/AS-CEDAR');
  });

  it('has the same as a table, each set before those in it', async () => {
    show();
    await page.getByRole('button', { name: 'Show table' }).click();
    await expect.element(page.getByRole('grid', { name: 'Sets in AS-ALDER' })).toBeVisible();
    const rows = page.getByRole('row').elements();
    expect(cellWords(rows[1])).toEqual(['AS-BIRCH', 'AS-ALDER', '1', '2', '1,284 networks']);
    expect(cellWords(rows[2])).toEqual(['AS-CEDAR', 'AS-BIRCH', '2', '1', '1 network']);
  });

  it('says how many sets are in the table alone', async () => {
    show({ tree: { status: 'ready', data: wide(60) } });
    await expect.element(page.getByText('20 more sets are in the table.')).toBeVisible();
  });

  it('says so where there is no set, and offers to ask again where it failed', async () => {
    const { rerender } = show({ tree: { status: 'ready', data: { ...alder, sets: [] } } });
    await expect.element(page.getByText('This set contains no other sets.')).toBeVisible();
    const onRetry = vi.fn();
    rerender(<AsSetTree asSet="AS-ALDER" tree={{ status: 'error', message: 'No answer.', onRetry }} />);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no problems for assistive technology, %s', async (theme) => {
    const { stage } = show({}, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
