import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

const show = (erasedAt: Date | null = null) => {
  const does = { onDelete: vi.fn(), onUndo: vi.fn(), onExport: vi.fn() };
  render(<DeleteAccount email="ada@example.net" erasedAt={erasedAt} {...does} />);
  return does;
};

describe('DeleteAccount', () => {
  it('deletes after a question that names the account', async () => {
    const { onDelete } = show();
    await userEvent.click(page.getByRole('button', { name: 'Delete account' }));
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent('ada@example.net is erased in 14 days');
    expect(onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete account' }));
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('says when it is erased and lets it be undone', async () => {
    const { onUndo } = show(new Date('2026-12-06T08:00:00Z'));
    await expect.element(page.getByText('2026/12/06')).toBeVisible();
    expect(page.getByRole('button', { name: 'Delete account' }).query()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Keep my account' }));
    expect(onUndo).toHaveBeenCalledOnce();
    expect(await axeProblems(document.body)).toEqual([]);
  });

  it('hands out the data', async () => {
    const { onExport } = show();
    await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
    expect(onExport).toHaveBeenCalledOnce();
  });

  it('keeps the focus on the button while the data are on their way, and waits nowhere else', async () => {
    function Exported() {
      const [isExporting, setExporting] = useState(false);
      const nothing = () => undefined;
      return (
        <DeleteAccount
          email="ada@example.net"
          erasedAt={null}
          isExporting={isExporting}
          onDelete={nothing}
          onUndo={nothing}
          onExport={() => setExporting(true)}
        />
      );
    }
    render(<Exported />);
    await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
    const waiting = page.getByRole('progressbar', { name: 'Please wait' });
    await expect.element(waiting).toBeInTheDocument();
    expect(waiting.elements()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: /Download my data/ })).toHaveFocus();
  });
});
