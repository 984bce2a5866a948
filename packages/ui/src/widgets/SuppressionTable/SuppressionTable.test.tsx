import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { suppressions } from './SuppressionTable.fixtures.ts';
import { SuppressionTable } from './SuppressionTable.tsx';

const view = { filter: '', page: 1, pageSize: 50 };

const show = () => {
  const csvRows = vi.fn(() => Promise.resolve(suppressions));
  const onSuppress = vi.fn((): FormAnswer => Promise.resolve(null));
  const does = { onViewChange: vi.fn(), onSuppress, onAllow: vi.fn(), csvRows };
  render(
    <SuppressionTable
      suppressions={{ status: 'ready', data: { rows: suppressions, total: 2 } }}
      view={view}
      {...does}
    />,
  );
  return does;
};

describe('SuppressionTable', () => {
  it('says why an address gets no mail, and allows it after a question', async () => {
    const { onAllow } = show();
    await expect
      .element(page.getByRole('row', { name: 'layla@example.org' }))
      .toMatchTextContent('550 5.1.1 mailbox unavailable');
    await userEvent.click(page.getByRole('button', { name: 'Allow mail to layla@example.org' }));
    expect(onAllow).not.toHaveBeenCalled();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent('layla@example.org');
    await userEvent.click(question.getByRole('button', { name: 'Allow mail' }));
    expect(onAllow).toHaveBeenCalledExactlyOnceWith('layla@example.org');
  });

  it('exports all addresses, not those of the page alone', async () => {
    const { csvRows } = show();
    await userEvent.click(page.getByRole('button', { name: 'Export CSV' }));
    expect(csvRows).toHaveBeenCalledOnce();
  });

  it('takes an address with its reason, once it is one', async () => {
    const { onSuppress } = show();
    await userEvent.click(page.getByRole('button', { name: 'Suppress address' }));
    const dialog = page.getByRole('dialog', { name: 'Suppress address' });
    const email = dialog.getByRole('textbox', { name: 'Email' });
    await expect.element(email).toHaveFocus();
    await userEvent.fill(email, 'noc');
    await userEvent.click(dialog.getByRole('button', { name: 'Suppress' }));
    await expect.element(dialog.getByText('Enter a valid email')).toBeVisible();
    expect(onSuppress).not.toHaveBeenCalled();
    await userEvent.fill(email, 'noc@example.net');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked for');
    await userEvent.keyboard('{Enter}');
    expect(onSuppress).toHaveBeenCalledExactlyOnceWith({ email: 'noc@example.net', reason: 'Asked for' });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server refuses it', async () => {
    const { onSuppress } = show();
    onSuppress.mockResolvedValue({ error: 'This address already gets no mail.' });
    await userEvent.click(page.getByRole('button', { name: 'Suppress address' }));
    const dialog = page.getByRole('dialog', { name: 'Suppress address' });
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'noc@example.net');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('This address already gets no mail.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('noc@example.net');
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
