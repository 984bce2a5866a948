import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { bills } from './BillTable.fixtures.ts';
import { BillTable } from './BillTable.tsx';

const full = { status: 'ready', data: { rows: bills, total: bills.length } } as const;

describe('BillTable', () => {
  it('leads to the file of each bill, and lets its account change nothing', async () => {
    render(<BillTable bills={full} />);
    await expect
      .element(page.getByRole('link', { name: /RG-2026-000002/ }))
      .toHaveAttribute('href', '/cabinet/bills/b2/pdf');
    await expect.element(page.getByRole('row').filter({ hasText: 'RG-2026-000002' })).toMatchTextContent('$1,260.00');
    expect(page.getByRole('button', { name: /Actions/ }).elements()).toHaveLength(0);
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('exports all bills, not those of the page alone', async () => {
    const csvRows = vi.fn(() => Promise.resolve(bills));
    render(<BillTable bills={{ ...full, data: { rows: bills, total: 120 } }} csvRows={csvRows} />);
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    expect(csvRows).toHaveBeenCalledOnce();
  });

  it('is marked as paid after a question', async () => {
    const onPay = vi.fn();
    render(<BillTable bills={full} onPay={onPay} />);
    await userEvent.click(page.getByRole('button', { name: 'Actions for RG-2026-000002' }));
    expect(page.getByRole('menuitem', { name: 'Cancel bill' }).query()).toBeNull();
    await userEvent.click(page.getByRole('menuitem', { name: 'Mark as paid' }));
    await userEvent.click(page.getByRole('button', { name: 'Mark as paid' }));
    expect(onPay).toHaveBeenCalledExactlyOnceWith('b2');
  });

  it('is canceled for a reason, or kept', async () => {
    const onCredit = vi.fn(() => Promise.resolve(null));
    render(<BillTable bills={full} onCredit={onCredit} />);
    await userEvent.click(page.getByRole('button', { name: 'Actions for RG-2026-000002' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Cancel bill' }));
    const dialog = page.getByRole('alertdialog', { name: 'Cancel this bill?' });
    await expect.element(dialog).toMatchTextContent('Nothing is owed on it any more.');
    expect(dialog.getByRole('button', { name: 'Cancel', exact: true }).query()).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep bill' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onCredit).not.toHaveBeenCalled();
  });

  it('is refunded for a reason', async () => {
    const answers = [{ error: 'The account pays by card.' }, null];
    const onCredit = vi.fn(() => Promise.resolve(answers.shift()!));
    render(<BillTable bills={full} onCredit={onCredit} />);
    await userEvent.click(page.getByRole('button', { name: 'Actions for RG-2026-000001' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Refund' }));
    const reason = page.getByRole('textbox', { name: 'Reason' });
    await userEvent.fill(reason, 'Asked for');
    await userEvent.click(page.getByRole('button', { name: 'Refund' }));
    await expect.element(page.getByText('The account pays by card.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Refund' }));
    await expect.element(reason).not.toBeInTheDocument();
    expect(onCredit.mock.calls).toEqual([
      ['b1', 'Asked for'],
      ['b1', 'Asked for'],
    ]);
  });
});
