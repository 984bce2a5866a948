import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddressChangeForm } from './AddressChangeForm.tsx';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  component: ProfileForm,
  args: { profile: { firstname: 'Ada', lastname: 'Brook', position: 'Network engineer' }, onSave: fn() },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Position' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByText('Required field')).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Saving: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: 'Something went wrong' } };

export const Address: Story = {
  render: () => <AddressChangeForm email="ada@example.net" change={null} onChange={fn()} onCancel={fn()} />,
};
export const AddressAwaitsBoth: Story = {
  render: () => (
    <AddressChangeForm
      email="ada@example.net"
      change={{ email: 'ada@example.org', oldAgreed: false, newAgreed: false }}
      onChange={fn()}
      onCancel={fn()}
    />
  ),
};
export const Password: Story = { render: () => <PasswordChangeForm hasPassword onChange={fn()} /> };
export const FirstPassword: Story = { render: () => <PasswordChangeForm hasPassword={false} onChange={fn()} /> };
