import type { Meta, StoryObj } from '@storybook/react-vite';
import { Propagation } from './Propagation.tsx';

const meta = {
  component: Propagation,
  args: { peers: 312 },
} satisfies Meta<typeof Propagation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const WithShare: Story = { args: { share: 94.5678 } };
export const NobodyCounted: Story = { args: { peers: null } };
