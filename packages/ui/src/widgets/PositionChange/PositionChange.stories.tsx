import type { Meta, StoryObj } from '@storybook/react-vite';
import { PositionChange } from './PositionChange.tsx';

const meta = { component: PositionChange, args: { change: 3 } } satisfies Meta<typeof PositionChange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Up: Story = {};
export const Down: Story = { args: { change: -12 } };
export const Unchanged: Story = { args: { change: 0 } };
export const New: Story = { args: { change: null } };
