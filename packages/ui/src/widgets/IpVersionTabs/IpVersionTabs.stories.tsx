import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { IpVersionTabs } from './IpVersionTabs.tsx';

const meta = {
  component: IpVersionTabs,
  args: { onChange: fn() },
} satisfies Meta<typeof IpVersionTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {};
export const Ipv6: Story = { args: { value: '6' } };
