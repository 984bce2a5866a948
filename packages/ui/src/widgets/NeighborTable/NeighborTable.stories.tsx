import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import type { ListView } from '../../facts/listView.ts';
import { localPage } from '../../facts/localPage.ts';
import { longNamed, rightToLeft } from '../SearchResult/SearchResult.fixtures.ts';
import { neighborColumns } from './neighborColumns.tsx';
import { manyNeighbors } from './NeighborTable.fixtures.ts';
import { NeighborTable } from './NeighborTable.tsx';

const all = manyNeighbors(10_000);
const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'neighbor-as', order: 'asc' },
};

const meta = {
  component: NeighborTable,
  args: {
    label: 'Neighbors of AS64512',
    neighbors: { status: 'ready', data: { rows: all.slice(0, 10), total: all.length } },
    view,
    onViewChange: fn(),
    onOpenHistory: fn(),
  },
} satisfies Meta<typeof NeighborTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { csvName: 'AS64512-neighbors' } };

/** A page of a list of 10,000, filtered and paged as a server would. */
export const TenThousandRows: Story = {
  render: (args) => {
    const [shown, setShown] = useState(view);
    const [activeOnly, setActiveOnly] = useState(false);
    const fitting = all.filter(
      ({ ipv4, ipv6, isActive }) =>
        (shown.ipVersion === 'all' || (shown.ipVersion === '4' ? ipv4 : ipv6)) && (!activeOnly || isActive),
    );
    return (
      <NeighborTable
        {...args}
        view={shown}
        onViewChange={setShown}
        filters={
          <Switch isSelected={activeOnly} onChange={setActiveOnly}>
            Active only
          </Switch>
        }
        isFiltered={activeOnly}
        neighbors={{ status: 'ready', data: localPage(fitting, neighborColumns({ sortable: true }), shown) }}
      />
    );
  },
};

export const WithEvidence: Story = {
  args: {
    evidence: ({ network }) => ({
      onOpenEvidence: fn(),
      evidence: {
        status: 'ready',
        data: {
          reason: `AS${network.asn} announces routes of AS64512 to networks that are not its customers.`,
          rule: 'Transit degree, clique and path triplets decide (Luckie et al., IMC 2013).',
          inputs: [{ name: 'Paths over the link', value: '1,204', source: 'Routing tables', asOf: null }],
          changes: ['Paths of the clique no longer run over the link.'],
        },
      },
    }),
  },
};

export const LongAndRightToLeftNames: Story = {
  args: {
    neighbors: {
      status: 'ready',
      data: {
        rows: manyNeighbors(2).map((row, at) => ({ ...row, network: at === 0 ? longNamed : rightToLeft })),
        total: 2,
      },
    },
  },
};
export const Loading: Story = { args: { neighbors: { status: 'loading' } } };
export const OtherRowsOnTheirWay: Story = { args: { isStale: true } };
export const Failed: Story = {
  args: { neighbors: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { neighbors: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { neighbors: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, filter: 'nobody' } },
};
export const Narrow: Story = {
  args: { neighbors: { status: 'ready', data: { rows: all.slice(0, 3), total: 3 } } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
