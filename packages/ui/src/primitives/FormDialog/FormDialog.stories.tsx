import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SubmitButton } from '../Form/SubmitButton.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FormAnswer } from '../Form/useFormAnswer.ts';
import { FormDialog } from './FormDialog.tsx';

const meta = {
  component: FormDialog,
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Suppress address',
    onSubmit: fn((): FormAnswer => Promise.resolve(null)),
    children: (
      <>
        <TextField label="Email" name="email" type="email" autoComplete="off" isRequired />
        <SubmitButton>Suppress</SubmitButton>
      </>
    ),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Suppress address</Button>
        <FormDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
};

export const Open: Story = { args: { isOpen: true } };

/** The answer never arrives. */
export const Pending: Story = {
  args: { isOpen: true, onSubmit: fn((): FormAnswer => new Promise<null>(() => undefined)) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Email/), 'noc@example.net{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Please wait')).toBeVisible());
  },
};

export const Refused: Story = {
  args: {
    isOpen: true,
    onSubmit: fn((): FormAnswer => Promise.resolve({ error: 'This address already gets no mail.' })),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Email/), 'noc@example.net{Enter}');
    await waitFor(() => expect(screen.getByText('This address already gets no mail.')).toBeVisible());
    await expect(screen.getByLabelText(/^Email/)).toHaveValue('noc@example.net');
  },
};
