import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { FormAnswer } from '../../primitives/Form/useFormAnswer.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const meta = {
  component: ReasonDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Refund this bill?',
    confirmLabel: 'Refund',
    children: 'A credit note cancels RG-2026-000001.',
    onConfirm: fn((): FormAnswer => Promise.resolve(null)),
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Refused: Story = {
  args: { onConfirm: fn((): FormAnswer => Promise.resolve({ error: 'This bill is already credited.' })) },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Reason/), 'Asked for{Enter}');
    await waitFor(() => expect(screen.getByText('This bill is already credited.')).toBeVisible());
    await expect(screen.getByLabelText(/^Reason/)).toHaveValue('Asked for');
  },
};
