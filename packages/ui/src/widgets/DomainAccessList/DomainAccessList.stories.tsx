import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { domains } from './DomainAccessList.fixtures.ts';
import { DomainAccessList } from './DomainAccessList.tsx';
import { DomainRequestForm } from './DomainRequestForm.tsx';

const meta = {
  component: DomainAccessList,
  args: { domains: { status: 'ready', data: domains }, onCheck: fn(), onAskAgain: fn() },
} satisfies Meta<typeof DomainAccessList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check now for kestrel.example' }));
    await expect(args.onCheck).toHaveBeenCalledWith('kestrel.example');
  },
};
export const Checking: Story = { args: { checking: 'kestrel.example' } };
export const Form: Story = { render: () => <DomainRequestForm onRequest={fn()} /> };
export const Refused: Story = {
  render: () => <DomainRequestForm onRequest={fn()} error="You already requested this domain." />,
};
export const Loading: Story = { args: { domains: { status: 'loading' } } };
export const Failed: Story = {
  args: { domains: { status: 'error', message: 'Something went wrong', onRetry: fn() } },
};
export const Empty: Story = { args: { domains: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
