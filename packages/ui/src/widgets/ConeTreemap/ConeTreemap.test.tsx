import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { cellWords } from '../../testing/cellWords.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { someCustomers } from './ConeTreemap.fixtures.ts';
import { ConeTreemap, type ConeTreemapProps } from './ConeTreemap.tsx';

const show = (props: Partial<ConeTreemapProps> = {}, theme: (typeof themes)[number] = 'light') =>
  render(
    <ConeTreemap asn={64512} ipVersion={4} customers={{ status: 'ready', data: someCustomers(12) }} {...props} />,
    theme,
  );

describe('ConeTreemap', () => {
  it('names each customer with its size, and leads to its page by keyboard', async () => {
    show();
    const first = page.getByRole('link', { name: 'AS64512 Alder Transit 4,800 prefixes' });
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(first).toHaveFocus();
    await expect.element(first).toHaveAttribute('href', '/as/64512');
  });

  it('draws areas as the prefixes', () => {
    show();
    const areas = page
      .getByRole('listitem')
      .elements()
      .map((tile) => tile.getBoundingClientRect())
      .map(({ width, height }) => width * height);
    expect((areas[0] ?? 0) / (areas[1] ?? 1)).toBeCloseTo(1.5, 1);
  });

  it('has the same as a table, the largest first', async () => {
    show({ customers: { status: 'ready', data: someCustomers(3).toReversed() } });
    await page.getByRole('button', { name: 'Show table' }).click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    const rows = page.getByRole('row').elements();
    expect(cellWords(rows[1])).toEqual(['AS64512 Alder Transit', '4,800']);
  });

  it('puts many small ones into one tile', async () => {
    show({ customers: { status: 'ready', data: someCustomers(50) } });
    await expect.element(page.getByText('41 smaller customers')).toBeInTheDocument();
  });

  it('says so where no customer announces anything, and offers to ask again where it failed', async () => {
    const { rerender } = show({ customers: { status: 'ready', data: [] } });
    await expect.element(page.getByText('No customer announces a prefix.')).toBeVisible();
    const onRetry = vi.fn();
    rerender(<ConeTreemap asn={64512} ipVersion={4} customers={{ status: 'error', message: 'No answer.', onRetry }} />);
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it.each(themes)('has no problems for assistive technology, %s', async (theme) => {
    const { stage } = show({ customers: { status: 'ready', data: someCustomers(4) } }, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
