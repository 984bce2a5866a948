import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrefixLink } from './PrefixLink.tsx';

const meta = {
  component: PrefixLink,
  args: { prefix: '10.0.0.0/16' },
} satisfies Meta<typeof PrefixLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPrefix: Story = {};
export const OfAnAddress: Story = { args: { prefix: '10.0.3.17' } };
export const LongestIpv6: Story = { args: { prefix: 'fd00:1234:5678:9abc:def0:1234:5678:9abc/128' } };
export const Narrow: Story = {
  args: { prefix: 'fd00:1234:5678:9abc:def0:1234:5678:9abc/128' },
  decorators: [(Story) => <div style={{ width: 160 }}>{Story()}</div>],
};
