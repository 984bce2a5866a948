import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { announcementColumns, announcements, type Announcement } from '../DataTable/DataTable.fixtures.tsx';
import { VirtualTable } from './VirtualTable.tsx';

const meta = {
  component: VirtualTable<Announcement>,
  args: { label: 'Announcements', columns: announcementColumns, rows: announcements(10_000), height: 400 },
} satisfies Meta<typeof VirtualTable<Announcement>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const HundredThousand: Story = { args: { rows: announcements(100_000) } };

export const Empty: Story = { args: { rows: [] } };

export const Sorts: Story = {
  args: { sort: { column: 'peers', order: 'asc' }, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seen by' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'peers', order: 'desc' });
  },
};
