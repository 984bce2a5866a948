import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { off, on, setup } from './TwoFactorSetup.fixtures.ts';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';

const meta = {
  component: TwoFactorSetup,
  args: {
    state: { status: 'ready', data: setup },
    onBegin: fn(),
    onEnable: fn(),
    onCancel: fn(),
    onDisable: fn(),
    onRenewCodes: fn(),
  },
} satisfies Meta<typeof TwoFactorSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const WrongCode: Story = { args: { error: 'Wrong code' } };
export const Off: Story = { args: { state: { status: 'ready', data: off } } };
export const On: Story = { args: { state: { status: 'ready', data: on } } };
export const RenewingCodes: Story = { args: { state: { status: 'ready', data: on }, pending: ['renew'] } };
export const FewCodesLeft: Story = {
  args: { state: { status: 'ready', data: { step: 'on', since: null, codesLeft: 1 } } },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };
