import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { requests, waiting } from './AccessRequestList.fixtures.ts';
import { AccessRequestList } from './AccessRequestList.tsx';

const meta = {
  component: AccessRequestList,
  args: {
    requests: { status: 'ready', data: requests },
    onCheck: fn(),
    onAskAgain: fn(),
    onLeave: fn(),
    onInvite: fn(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof AccessRequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NextWeek: Story = { args: { requests: { status: 'ready', data: [waiting] } } };
export const NoContact: Story = {
  args: {
    requests: {
      status: 'ready',
      data: [{ ...waiting, lettersAt: null, problem: 'The registry lists no contact with an email address.' }],
    },
  },
};
export const Checking: Story = { args: { checking: 64_514 } };
export const Loading: Story = { args: { requests: { status: 'loading' } } };
export const Failed: Story = {
  args: { requests: { status: 'error', message: 'Something went wrong', onRetry: fn() } },
};
export const Empty: Story = { args: { requests: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
