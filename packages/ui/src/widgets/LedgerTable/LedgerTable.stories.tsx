import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { agrees, disagrees, rows, view } from './LedgerTable.fixtures.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { LedgerVerdict } from './LedgerVerdict.tsx';

const meta = {
  component: LedgerTable,
  args: { rows: { status: 'ready', data: { rows, total: 3 } }, view, onViewChange: fn() },
} satisfies Meta<typeof LedgerTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { rows: { status: 'loading' } } };
export const Failed: Story = {
  args: { rows: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { rows: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { rows: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, kind: 'refunded' } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
export const Verdicts: Story = {
  render: () => (
    <Stack>
      <LedgerVerdict check={{ status: 'ready', data: agrees }} />
      <LedgerVerdict check={{ status: 'ready', data: disagrees }} />
      <LedgerVerdict check={{ status: 'loading' }} />
      <LedgerVerdict check={{ status: 'error', message: 'The server did not answer in time.' }} />
    </Stack>
  ),
};
