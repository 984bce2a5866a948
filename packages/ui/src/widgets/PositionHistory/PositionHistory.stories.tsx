import type { Meta, StoryObj } from '@storybook/react-vite';
import { climbing, interrupted, june } from './PositionHistory.fixtures.ts';
import { PositionHistory } from './PositionHistory.tsx';

const meta = {
  component: PositionHistory,
  args: { days: june, positions: climbing },
} satisfies Meta<typeof PositionHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Climbing: Story = {};
export const NotRatedForSomeDays: Story = { args: { positions: interrupted } };
export const Unchanged: Story = { args: { positions: june.map(() => 3) } };
export const TwoDays: Story = { args: { days: june.slice(0, 2), positions: [4, 2] } };
