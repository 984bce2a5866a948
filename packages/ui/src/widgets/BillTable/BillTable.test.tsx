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
    const onAction = vi.fn();
    render(<BillTable bills={full} onAction={onAction} />);
    await userEvent.click(page.getByRole('button', { name: 'Actions for RG-2026-000002' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Mark as paid' }));
    await userEvent.click(page.getByRole('button', { name: 'Mark as paid' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith('b2', 'pay', '');
  });

  it('is refunded for a reason', async () => {
    const onAction = vi.fn();
    render(<BillTable bills={full} onAction={onAction} />);
    await userEvent.click(page.getByRole('button', { name: 'Actions for RG-2026-000001' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Refund' }));
    await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'Asked for');
    await userEvent.click(page.getByRole('button', { name: 'Refund' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith('b1', 'credit', 'Asked for');
  });
});
