import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { manySpeakers } from './SpeakersTable.fixtures.ts';
import { SpeakersTable } from './SpeakersTable.tsx';

const view = { filter: '', page: 1, pageSize: 10 };

const meta = {
  component: SpeakersTable,
  args: { speakers: { status: 'ready', data: manySpeakers(48) }, view, onViewChange: fn() },
} satisfies Meta<typeof SpeakersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand, paged and filtered by the table itself. */
export const Full: Story = {
  args: { speakers: { status: 'ready', data: manySpeakers(10_000) } },
  render: (args) => {
    const [shown, setShown] = useState(view);
    return <SpeakersTable {...args} view={shown} onViewChange={setShown} />;
  },
};

export const Loading: Story = { args: { speakers: { status: 'loading' } } };
export const Failed: Story = {
  args: { speakers: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { speakers: { status: 'ready', data: [] } } };
export const NothingFits: Story = { args: { view: { ...view, filter: 'elderberry' } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
