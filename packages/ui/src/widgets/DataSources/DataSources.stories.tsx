import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { done, idle, problems, running, sources } from './DataSources.fixtures.ts';
import { DataSources } from './DataSources.tsx';

const meta = {
  component: DataSources,
  args: {
    sources: { status: 'ready', data: sources },
    imports: { status: 'ready', data: done },
    problems: { status: 'ready', data: problems },
    onImport: fn(),
  },
} satisfies Meta<typeof DataSources>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import again' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};
export const Importing: Story = { args: { imports: { status: 'ready', data: running } } };
export const ImportFailed: Story = {
  args: { imports: { status: 'ready', data: { ...done, state: 'failed', message: 'The disk is full.' } } },
};
export const NoFolder: Story = { args: { imports: { status: 'ready', data: { ...idle, folder: null } } } };
export const Empty: Story = {
  args: {
    sources: { status: 'ready', data: [] },
    imports: { status: 'ready', data: idle },
    problems: { status: 'ready', data: [] },
  },
};
export const Loading: Story = {
  args: { sources: { status: 'loading' }, imports: { status: 'loading' }, problems: { status: 'loading' } },
};
const failed = { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } as const;
export const Failed: Story = { args: { sources: failed, imports: failed, problems: failed } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
