import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const show = () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      onConfirm={onConfirm}
      title="Revoke this token?"
      confirmLabel="Revoke"
    >
      Programs that use it are refused from then on.
    </ConfirmDialog>,
  );
  return { onOpenChange, onConfirm };
};

describe('ConfirmDialog', () => {
  it('asks, and does it on a yes', async () => {
    const { onOpenChange, onConfirm } = show();
    await expect.element(page.getByRole('alertdialog', { name: 'Revoke this token?' })).toBeVisible();
    expect(await axeProblems(document.body)).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Revoke' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  it.each([
    ['Cancel', () => userEvent.click(page.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('does nothing on %s', async (_, refuse) => {
    const { onOpenChange, onConfirm } = show();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await refuse();
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
