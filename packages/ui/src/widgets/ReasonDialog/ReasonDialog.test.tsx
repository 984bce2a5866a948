import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

it('asks for a reason before it goes on', async () => {
  const onConfirm = vi.fn();
  render(
    <ReasonDialog isOpen onOpenChange={vi.fn()} title="Refund?" confirmLabel="Refund" onConfirm={onConfirm}>
      It goes back.
    </ReasonDialog>,
  );
  const button = page.getByRole('button', { name: 'Refund' });
  await expect.element(button).toBeDisabled();
  const field = page.getByRole('textbox', { name: 'Reason' });
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, ' Asked for ');
  expect(await axeProblems(document.body)).toEqual([]);
  await userEvent.click(button);
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Asked for');
});
