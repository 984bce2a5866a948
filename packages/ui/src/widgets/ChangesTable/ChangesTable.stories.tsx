import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ChangeKind } from '../../facts/change.ts';
import { changesPageOf, days, view } from './ChangesTable.fixtures.ts';
import { ChangesTable } from './ChangesTable.tsx';

interface Community {
  readonly community: string;
  readonly change: ChangeKind;
}

const rows: readonly Community[] = [
  { community: '64512:100', change: 'added' },
  { community: '64512:200', change: 'gone' },
  { community: '64512:300', change: 'changed' },
];

const meta = {
  component: ChangesTable<Community>,
  args: {
    label: 'Changed communities',
    noun: 'changed communities',
    columns: [{ id: 'community', name: 'Community', cell: ({ community }) => community }],
    rowKey: ({ community }) => community,
    nameOf: ({ community }) => community,
    statesOf: ({ change }) => ({
      before: change === 'added' ? 'Not seen' : 'On 12 routes',
      after: change === 'gone' ? 'Not seen' : 'On 15 routes',
    }),
    days,
    changes: { status: 'ready', data: changesPageOf(rows) },
    kind: null,
    onKindChange: fn(),
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof ChangesTable<Community>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { changes: { status: 'loading' } } };
export const NoRoutes: Story = {
  args: {
    changes: {
      status: 'ready',
      data: { ...changesPageOf<Community>([]), counts: { added: 0, gone: 0, changed: 0 }, knownFrom: null, asOf: null },
    },
  },
};
