import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mono } from './Mono.tsx';

const meta = {
  component: Mono,
  args: { children: '10.12.0.0/16' },
} satisfies Meta<typeof Mono>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongPath: Story = { args: { wrap: true, children: '64512 64513 64999 '.repeat(30) } };
