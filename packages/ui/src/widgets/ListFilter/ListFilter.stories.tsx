import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ListFilter } from './ListFilter.tsx';

const meta = {
  component: ListFilter,
  args: { label: 'Filter communities', value: '', onChange: fn() },
} satisfies Meta<typeof ListFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const InForce: Story = { args: { value: '64512:' } };
