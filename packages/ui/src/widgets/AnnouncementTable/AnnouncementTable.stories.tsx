import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { announcements, view } from './AnnouncementTable.fixtures.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';

const meta = {
  component: AnnouncementTable,
  args: {
    announcements: { status: 'ready', data: { rows: announcements, total: 3 } },
    view,
    onViewChange: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof AnnouncementTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { announcements: { status: 'loading' } } };
export const Failed: Story = {
  args: { announcements: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { announcements: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
export const FormToAnnounce: Story = { render: () => <AnnouncementForm onSubmit={fn()} /> };
export const FormRefused: Story = {
  render: () => <AnnouncementForm onSubmit={fn()} error="The server did not answer in time." />,
};
