import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { made, tokens } from './TokenList.fixtures.ts';
import { TokenList } from './TokenList.tsx';

const meta = {
  component: TokenList,
  args: {
    tokens: { status: 'ready', data: tokens },
    onMake: fn(() => Promise.resolve(null)),
    onRevoke: fn(),
    onMadeClose: fn(),
  },
} satisfies Meta<typeof TokenList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const JustMade: Story = { args: { made } };
export const Loading: Story = { args: { tokens: { status: 'loading' } } };
export const Failed: Story = {
  args: { tokens: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { tokens: { status: 'ready', data: [] } } };
export const Narrow: Story = { args: { made }, decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
