import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { planComparison } from './PlanComparison.fixtures.ts';
import { PlanComparison } from './PlanComparison.tsx';

describe('PlanComparison', () => {
  it('has six tabs, OVERALL first', async () => {
    render(<PlanComparison comparison={planComparison} />);
    const tabs = page.getByRole('tab').elements();
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'OVERALL',
      'CONNECTIVITY',
      'HIJACKS',
      'ROUTE LEAKS',
      'BOGON',
      'NOTIFICATIONS',
    ]);
    await expect.element(page.getByRole('tab', { name: 'OVERALL' })).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the place of its features while they are on their way', () => {
    render(<PlanComparison comparison={undefined} />);
    const table = page.getByRole('table', { name: 'Plans compared: OVERALL' });
    expect(table.getByRole('row').elements()).toHaveLength(4);
    expect(table.element().querySelectorAll('[data-skeleton]').length).toBeGreaterThan(0);
  });

  it.each([320, 360, 768, 1280])(
    'is as high while it waits as with the usual features, row by row, at %i px',
    async (width) => {
      await page.viewport(width, 640);
      const { stage } = render(
        <>
          <PlanComparison comparison={undefined} />
          <PlanComparison comparison={planComparison} />
        </>,
      );
      const [waiting, full] = [...stage.querySelectorAll('table')].map((table) =>
        [...table.rows].map((row) => Math.round(row.getBoundingClientRect().height)),
      );
      expect(waiting).toEqual(full);
      await page.viewport(1024, 768);
    },
  );

  it.each([
    ['HIJACKS', 2, 'Hijack feeds', ['On approval', 'ok', 'ok', 'ok']],
    ['ROUTE LEAKS', 3, 'Route leak feeds', ['empty', 'empty', 'ok', 'ok']],
    ['BOGON', 4, 'Bogon feeds', ['empty', 'empty', 'empty', 'ok']],
    ['NOTIFICATIONS', 6, 'Email notifications', ['empty', 'ok', 'ok', 'ok']],
  ] as const)('%s', async (name, id, feature, cells) => {
    const onSelect = vi.fn();
    render(<PlanComparison comparison={planComparison} onSelect={onSelect} />);
    await userEvent.click(page.getByRole('tab', { name }));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(id);
    const row = page.getByRole('row', { name: new RegExp(feature) }).element();
    const shown = [...row.querySelectorAll<HTMLElement>('[data-value]')];
    expect(shown.map((cell) => cell.textContent || cell.dataset['value'])).toEqual(cells);
  });

  it('heads its columns by plan and says every value in words', async () => {
    render(<PlanComparison comparison={planComparison} />);
    for (const name of ['Free', 'Basic', 'Classic', 'Guru'])
      await expect.element(page.getByRole('columnheader', { name })).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Included' }).first()).toBeVisible();
    await expect.element(page.getByRole('img', { name: 'Not included' }).first()).toBeVisible();
    await expect.element(page.getByText('Add-on').first()).toBeVisible();
    await expect.element(page.getByText('Optional')).toBeVisible();
  });

  it('fits a phone', async () => {
    await page.viewport(320, 640);
    const { stage } = render(<PlanComparison comparison={planComparison} />);
    expect(stage.querySelector('table')?.scrollWidth).toBeLessThanOrEqual(stage.clientWidth);
    await expect.element(page.getByRole('rowheader', { name: 'AS overview' })).toBeVisible();
    await page.viewport(1024, 768);
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    const { stage } = render(<PlanComparison comparison={planComparison} />, theme);
    expect(await axeProblems(stage)).toEqual([]);
  });
});
