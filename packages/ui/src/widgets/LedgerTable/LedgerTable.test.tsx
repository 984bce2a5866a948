import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { themes } from '../../tokens/themes/names.ts';
import { agrees, disagrees, rows, view } from './LedgerTable.fixtures.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { LedgerVerdict } from './LedgerVerdict.tsx';

const show = (theme?: (typeof themes)[number]) => {
  const onViewChange = vi.fn();
  render(
    <LedgerTable rows={{ status: 'ready', data: { rows, total: 3 } }} view={view} onViewChange={onViewChange} />,
    theme,
  );
  return { onViewChange };
};

describe('LedgerTable', () => {
  it('shows amounts with the balance after them, and offers no way to change them', async () => {
    await page.viewport(1600, 900);
    show();
    const paid = page.getByRole('row').filter({ hasText: 'Paid' });
    for (const words of ['ada@example.net', '-$1,260.00', '$0.00', 'RG-2026-000001'])
      await expect.element(paid).toMatchTextContent(words);
    await expect.element(page.getByRole('row').filter({ hasText: 'Pro opened' })).toMatchTextContent('2027');
    expect(page.getByRole('grid').getByRole('button').elements()).toHaveLength(0);
  });

  it('is narrowed by account and kind, from the first page on', async () => {
    const { onViewChange } = show();
    await userEvent.fill(page.getByRole('searchbox', { name: 'Filter by account' }), 'ada@');
    await expect.poll(() => onViewChange.mock.lastCall).toEqual([{ ...view, account: 'ada@' }]);
    await userEvent.click(page.getByRole('button', { name: /Kind/ }));
    await userEvent.click(page.getByRole('option', { name: 'Refunded' }));
    expect(onViewChange).toHaveBeenLastCalledWith({ ...view, kind: 'refunded' });
  });

  it('says whether the checker agrees', async () => {
    render(
      <>
        <LedgerVerdict check={{ status: 'ready', data: agrees }} />
        <LedgerVerdict check={{ status: 'ready', data: disagrees }} />
      </>,
    );
    await expect.element(page.getByText(/1 bill and 3 rows were checked\./)).toBeVisible();
    await expect.element(page.getByText('More was paid than owed of RG-2026-000001')).toBeVisible();
  });

  it.each(themes)('has no axe violation in the %s theme', async (theme) => {
    show(theme);
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
