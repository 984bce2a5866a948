import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No data found', children: 'Nothing matches “10.99.”.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Awaited: Story = {
  args: {
    isAwaited: true,
    title: 'Waiting for your payment',
    children: 'This page continues when your payment arrives.',
  },
};

export const WithAction: Story = { args: { actions: <Button>Clear the filter</Button> } };
