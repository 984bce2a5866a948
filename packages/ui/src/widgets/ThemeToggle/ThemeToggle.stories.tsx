import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  component: ThemeToggle,
  args: { theme: 'light', onChange: fn() },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLight: Story = {};
export const InDark: Story = { args: { theme: 'dark' } };
