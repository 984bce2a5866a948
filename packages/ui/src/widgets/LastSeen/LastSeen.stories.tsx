import type { Meta, StoryObj } from '@storybook/react-vite';
import { datePrecisions } from '../DateTime/DateTime.tsx';
import { LastSeen } from './LastSeen.tsx';

const meta = {
  component: LastSeen,
  args: { value: new Date('2026-01-13T09:12:00Z') },
  argTypes: { precision: { control: 'inline-radio', options: datePrecisions } },
} satisfies Meta<typeof LastSeen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Over: Story = {};
export const OverByDay: Story = { args: { precision: 'day' } };
export const StillSeen: Story = { args: { value: null } };
export const StillSeenBesideABadge: Story = { args: { value: null, quiet: true } };
