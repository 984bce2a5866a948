import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance.tsx';
import { render } from '../../testing/render.tsx';
import { SubmitButton } from '../Form/SubmitButton.tsx';
import { textIn } from '../Form/textIn.ts';
import { TextField } from '../TextField/TextField.tsx';
import type { FormRefusal } from '../Form/useFormAnswer.ts';
import { FormDialog } from './FormDialog.tsx';

describeConformance<HTMLElement>(
  'FormDialog',
  (host) => (
    <FormDialog {...host} isOpen onOpenChange={() => undefined} title="Invite" onSubmit={() => Promise.resolve(null)}>
      <TextField label="Email" name="email" />
      <SubmitButton>Send</SubmitButton>
    </FormDialog>
  ),
  { interactive: true },
);

const email = page.getByRole('textbox', { name: 'Email' });
const dialog = page.getByRole('dialog', { name: 'Invite' });

/** A closed dialog whose answers the test gives one by one. */
function show() {
  const answers: ((refusal: FormRefusal | null) => void)[] = [];
  const onSubmit = vi.fn(() => new Promise<FormRefusal | null>((resolve) => answers.push(resolve)));
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <FormDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Invite"
          validate={(data) =>
            textIn(data)('email') === '' ? [{ message: 'Required field', path: [{ key: 'email' }] }] : []
          }
          onSubmit={onSubmit}
        >
          <TextField label="Email" name="email" />
          <SubmitButton>Send</SubmitButton>
        </FormDialog>
      </>
    );
  }
  render(<Opened />);
  return { onSubmit, answer: (refusal: FormRefusal | null) => answers.shift()?.(refusal) };
}

const open = () => userEvent.click(page.getByRole('button', { name: 'Open' }));

const send = async (typed: string): Promise<void> => {
  await userEvent.fill(email, typed);
  await userEvent.keyboard('{Enter}');
};

describe('FormDialog', () => {
  it('sends only what passes the check', async () => {
    const { onSubmit } = show();
    await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await expect.element(dialog.getByText('Required field')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stays open and sends once until the answer arrives, and closes when it is accepted', async () => {
    const { onSubmit, answer } = show();
    await open();
    await send('noc@example.net');
    await expect.element(dialog.getByRole('button', { name: /Send/ })).toHaveAttribute('data-pending');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect.element(email).toHaveValue('noc@example.net');
    expect(onSubmit).toHaveBeenCalledOnce();
    answer(null);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('shows a refusal inside, keeps what was typed and takes it again', async () => {
    const { onSubmit, answer } = show();
    await open();
    await send('noc@example.net');
    answer({ error: 'Too many invitations today.' });
    await expect.element(dialog.getByText('Too many invitations today.')).toBeVisible();
    await expect.element(email).toHaveValue('noc@example.net');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await expect.element(dialog.getByText('Too many invitations today.')).not.toBeInTheDocument();
    answer(null);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('shows a refusal of one field at this field, with the focus in it', async () => {
    const { answer } = show();
    await open();
    await send('noc@example.net');
    answer({ serverErrors: { email: 'Already invited' } });
    await expect.element(dialog.getByText('Already invited')).toBeVisible();
    await expect.element(email).toHaveFocus();
  });

  it('forgets a refusal when it is closed', async () => {
    const { answer } = show();
    await open();
    await send('noc@example.net');
    answer({ error: 'Too many invitations today.' });
    await expect.element(dialog.getByText('Too many invitations today.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await open();
    await expect.element(email).toHaveValue('');
    expect(dialog.getByText('Too many invitations today.').query()).toBeNull();
  });
});
