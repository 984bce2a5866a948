import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { accesses, nameOf, networks } from './AsConfirmationForm.fixtures.ts';
import { AsConfirmationForm } from './AsConfirmationForm.tsx';

const meta = {
  component: AsConfirmationForm,
  args: { networks, accesses, nameOf, onRequest: fn() },
} satisfies Meta<typeof AsConfirmationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '64520');
    await expect(canvas.getByText('Aurora')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onRequest).toHaveBeenCalledWith(64_520);
  },
};

export const Empty: Story = { args: { networks: [], accesses: [] } };

export const AlreadyApproved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'AS64512');
    await expect(canvas.getByText('This AS is already approved')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
};

export const Failed: Story = { args: { error: 'Error sending request' } };

export const Pending: Story = { args: { isPending: true } };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};
