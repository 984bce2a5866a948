import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { explorerDocument, networkAnswer } from './ApiExplorer.fixtures.ts';
import { ApiExplorer } from './ApiExplorer.tsx';

const meta = {
  component: ApiExplorer,
  args: {
    document: { status: 'ready', data: explorerDocument },
    current: null,
    onCurrentChange: fn(),
    send: async () => Promise.resolve(networkAnswer),
    token: null,
    origin: 'https://radar.example.net',
  },
} satisfies Meta<typeof ApiExplorer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  render: (args) => {
    const [current, setCurrent] = useState<string | null>(args.current);
    return <ApiExplorer {...args} current={current} onCurrentChange={(next) => setCurrent(next?.id ?? null)} />;
  },
};

export const TryOut: Story = {
  args: { current: 'asInfo', token: 'secret' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Status 200')).toBeVisible();
    await expect(canvas.getByText('"LEVEL3"')).toBeVisible();
  },
};

export const Loading: Story = { args: { document: { status: 'loading' } } };
export const Failed: Story = {
  args: { document: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { document: { status: 'ready', data: { ...explorerDocument, operations: [] } } } };
export const Narrow: Story = {
  args: { current: 'search' },
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
};
