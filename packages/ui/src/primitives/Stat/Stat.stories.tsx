import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stat } from './Stat.tsx';

const meta = {
  component: Stat,
  args: { label: 'Customers', value: '86', note: '+3 since last week' },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Loading: Story = { args: { value: undefined } };
