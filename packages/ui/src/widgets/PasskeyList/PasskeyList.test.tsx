import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { axeProblems } from '../../testing/axe.ts';
import { render } from '../../testing/render.tsx';
import { passkeys } from './PasskeyList.fixtures.ts';
import { PasskeyList } from './PasskeyList.tsx';

const show = () => {
  const onAdd = vi.fn((): FormAnswer => Promise.resolve(null));
  const onRemove = vi.fn();
  render(<PasskeyList passkeys={{ status: 'ready', data: passkeys }} onAdd={onAdd} onRemove={onRemove} />);
  return { onAdd, onRemove };
};

describe('PasskeyList', () => {
  it('names each passkey and says when it was used', async () => {
    show();
    await expect.element(page.getByRole('row', { name: /هاتف/ })).toMatchTextContent('Synced');
    await expect.element(page.getByRole('row', { name: /هاتف/ })).toMatchTextContent('Never');
  });

  it('asks for a name before it adds one', async () => {
    const { onAdd } = show();
    await userEvent.click(page.getByRole('button', { name: 'Add passkey' }));
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Required field')).toBeVisible();
    expect(onAdd).not.toHaveBeenCalled();
    await userEvent.keyboard('Security key{Enter}');
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('Security key');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the name of a passkey that was not added', async () => {
    const { onAdd } = show();
    onAdd.mockResolvedValue({ error: 'No passkey was made.' });
    await userEvent.click(page.getByRole('button', { name: 'Add passkey' }));
    await userEvent.keyboard('Security key{Enter}');
    await expect.element(page.getByText('No passkey was made.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Security key');
  });

  it('removes one after a question', async () => {
    const { onRemove } = show();
    await userEvent.click(page.getByRole('button', { name: 'Remove Work laptop' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('p1');
  });

  it('says that a browser cannot make any', async () => {
    render(<PasskeyList passkeys={{ status: 'ready', data: [] }} onRemove={vi.fn()} />);
    await expect.element(page.getByText('This browser cannot make passkeys.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Add passkey' }).query()).toBeNull();
  });

  it('has no axe violation', async () => {
    show();
    expect(await axeProblems(document.body)).toEqual([]);
  });
});
