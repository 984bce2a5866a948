import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { alder, manyPrefixes } from '../SearchResult/SearchResult.fixtures.ts';
import { roaEvidence } from '../ValidityBadge/roaEvidence.ts';
import { PrefixTable } from './PrefixTable.tsx';
import type { ListView } from '../../facts/listView.ts';

const all = manyPrefixes(10_000, alder);
const defaultRoute = { prefix: '0.0.0.0/0', isDefaultRoute: true };
const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'prefix', order: 'asc' },
};

const meta = {
  component: PrefixTable,
  args: {
    label: 'Prefixes of AS64512',
    prefixes: { status: 'ready', data: { rows: all.slice(0, 10), total: all.length } },
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof PrefixTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { csvName: 'AS64512-prefixes' } };

/** A page of a list of 10,000, filtered and paged as a server would. */
export const TenThousandRows: Story = {
  render: (args) => {
    const [shown, setShown] = useState(view);
    const fitting = all.filter(({ prefix }) => prefix.includes(shown.filter) && fitsVersion(prefix, shown.ipVersion));
    const first = (shown.page - 1) * shown.pageSize;
    return (
      <PrefixTable
        {...args}
        view={shown}
        onViewChange={setShown}
        prefixes={{
          status: 'ready',
          data: { rows: fitting.slice(first, first + shown.pageSize), total: fitting.length },
        }}
      />
    );
  },
};

/** None of the sources of verdicts is loaded. */
export const Unjudged: Story = { args: { unjudged: ['vrps', 'irr'] } };

export const WithReasons: Story = {
  args: {
    evidence: ({ prefix, origin }) => ({
      onOpenEvidence: fn(),
      evidence: {
        status: 'ready',
        data: roaEvidence({
          prefix,
          asn: origin.asn,
          reason: 'length',
          asOf: new Date('2026-01-15T09:00:00Z'),
          vrps: [{ prefix: '10.0.0.0/16', maxLength: 22, asn: origin.asn, ta: 'lab', matches: false }],
        }),
      },
    }),
  },
};

export const OverManyNetworks: Story = {
  args: { withOrigin: true, prefixes: { status: 'ready', data: { rows: manyPrefixes(12), total: 12 } } },
};

/** A default route is not address space of the network that announces it. */
export const WithDefaultRoute: Story = {
  args: {
    prefixes: {
      status: 'ready',
      data: { rows: all.slice(0, 3).map((row, i) => (i > 0 ? row : { ...row, ...defaultRoute })), total: 3 },
    },
  },
};

/** Verdicts link to their histories, the icon beside them to the evidence. */
export const WithHistories: Story = { args: { onOpenHistory: fn() } };
export const Loading: Story = { args: { prefixes: { status: 'loading' } } };
export const OtherRowsOnTheirWay: Story = { args: { isStale: true } };
export const Failed: Story = {
  args: { prefixes: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { prefixes: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { prefixes: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, filter: '203.0' } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };

function fitsVersion(prefix: string, choice: ListView['ipVersion']): boolean {
  return choice === 'all' || (choice === '6') === prefix.includes(':');
}
