import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './Box.tsx';

const meta = {
  component: Box,
  args: { children: 'A box', padding: 16, background: 'card', border: 'subtle', borderRadius: 'card' },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Responsive: Story = { args: { padding: { base: 8, md: 48 }, children: 'More air from 992 px on' } };
