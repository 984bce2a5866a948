import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ada } from './TrialForm.fixtures.ts';
import { TrialForm } from './TrialForm.tsx';

const meta = {
  component: TrialForm,
  args: { applicant: ada, onSubmit: fn() },
} satisfies Meta<typeof TrialForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Kestrel');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ company: 'Kestrel' });
  },
};

export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText('Required field')).toBeVisible();
  },
};

export const Sending: Story = { args: { status: 'sending' } };

export const Failed: Story = { args: { error: 'Something went wrong' } };

export const Sent: Story = { args: { status: 'sent' } };

export const RightToLeftName: Story = { args: { applicant: { ...ada, firstname: 'محمد', lastname: 'علي' } } };
