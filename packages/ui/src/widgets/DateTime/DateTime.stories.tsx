import type { Meta, StoryObj } from '@storybook/react-vite';
import { datePrecisions } from './DateTime.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  component: DateTime,
  args: { value: new Date('2026-01-15T09:04:00Z') },
  argTypes: { precision: { control: 'inline-radio', options: datePrecisions } },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minute: Story = {};
export const Day: Story = { args: { precision: 'day' } };
