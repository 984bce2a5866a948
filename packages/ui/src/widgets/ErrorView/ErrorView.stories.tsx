import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorView } from './ErrorView.tsx';

const meta = {
  component: ErrorView,
  args: { message: 'The page could not be drawn.', onRetry: fn() },
} satisfies Meta<typeof ErrorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongMessage: Story = { args: { message: `Unexpected answer: ${'0123456789'.repeat(30)}` } };
