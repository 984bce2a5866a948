import type { Meta, StoryObj } from '@storybook/react-vite';
import { Speed } from './Speed.tsx';

const meta = { component: Speed, args: { megabits: 10_000 } } satisfies Meta<typeof Speed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenGigabits: Story = {};
export const OneGigabit: Story = { args: { megabits: 1000 } };
export const Fraction: Story = { args: { megabits: 2500 } };
