import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormRefusal } from '../../primitives/Form/useFormAnswer.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const dialog = page.getByRole('alertdialog', { name: 'Refund?' });
const field = page.getByRole('textbox', { name: 'Reason' });
const button = dialog.getByRole('button', { name: 'Refund' });

/** An open dialog whose answers the test gives one by one. */
function show() {
  const answers: ((refusal: FormRefusal | null) => void)[] = [];
  const onConfirm = vi.fn(() => new Promise<FormRefusal | null>((resolve) => answers.push(resolve)));
  function Opened() {
    const [isOpen, setOpen] = useState(true);
    return (
      <ReasonDialog isOpen={isOpen} onOpenChange={setOpen} title="Refund?" confirmLabel="Refund" onConfirm={onConfirm}>
        It goes back.
      </ReasonDialog>
    );
  }
  render(<Opened />);
  return { onConfirm, answer: (refusal: FormRefusal | null) => answers.shift()?.(refusal) };
}

describe('ReasonDialog', () => {
  it('asks for a reason before it goes on', async () => {
    const { onConfirm, answer } = show();
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, ' ');
    await userEvent.click(button);
    await expect.element(field).toHaveAccessibleDescription('Required field');
    expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.fill(field, ' Asked for ');
    expect(await axeProblems(document.body)).toEqual([]);
    await userEvent.click(button);
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith('Asked for');
    answer(null);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('stays open while the answer is awaited, and keeps the reason if it is refused', async () => {
    const { onConfirm, answer } = show();
    await userEvent.fill(field, 'Asked for');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('Asked for');
    expect(onConfirm).toHaveBeenCalledOnce();
    answer({ error: 'This bill is already credited.' });
    await expect.element(dialog.getByText('This bill is already credited.')).toBeVisible();
    await expect.element(field).toHaveValue('Asked for');
  });

  it('does nothing when it is canceled', async () => {
    const { onConfirm } = show();
    await userEvent.fill(field, 'Asked for');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
