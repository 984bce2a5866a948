import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { manyDays } from './IncidentHistogram.fixtures.ts';
import { IncidentHistogram } from './IncidentHistogram.tsx';

const meta = {
  component: IncidentHistogram,
  args: { kind: 'hijacks', buckets: { status: 'ready', data: manyDays(30) } },
} satisfies Meta<typeof IncidentHistogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Selecting: Story = {
  render: (args) => {
    const [selected, setSelected] = useState<Date>();
    return <IncidentHistogram {...args} selected={selected} onSelect={({ from }) => setSelected(from)} />;
  },
};
export const ThreeMonths: Story = { args: { buckets: { status: 'ready', data: manyDays(92) } } };
export const Loading: Story = { args: { buckets: { status: 'loading' } } };
export const Failed: Story = {
  args: { buckets: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { buckets: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
