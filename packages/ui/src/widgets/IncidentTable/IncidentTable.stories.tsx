import type { Meta, StoryObj } from '@storybook/react-vite';
import { incidentKinds } from '@routeglass/domain/incidents';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { ListView } from '../../facts/listView.ts';
import { localPage } from '../../facts/localPage.ts';
import { longNamed, rightToLeft } from '../SearchResult/SearchResult.fixtures.ts';
import { incidentColumns } from './incidentColumns.tsx';
import { manyIncidents } from './IncidentTable.fixtures.ts';
import { IncidentTable } from './IncidentTable.tsx';

const all = manyIncidents(10_000);
const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'first-seen', order: 'desc' },
};

const meta = {
  component: IncidentTable,
  args: {
    label: 'Hijacks of AS64512',
    kind: 'hijacks',
    incidents: { status: 'ready', data: { rows: all.slice(0, 10), total: all.length } },
    view,
    onViewChange: fn(),
    onListChange: fn(),
    onShowEvidence: fn(),
  },
  argTypes: { kind: { control: 'inline-radio', options: ['all', ...incidentKinds] } },
} satisfies Meta<typeof IncidentTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { csvName: 'AS64512-hijacks' } };
/** Several kinds, for one network. */
export const AllKinds: Story = {
  args: {
    kind: 'all',
    own: 64512,
    incidents: {
      status: 'ready',
      data: { rows: incidentKinds.flatMap((kind) => manyIncidents(3, kind)), total: 9 },
    },
  },
};
export const RouteLeaks: Story = {
  args: { kind: 'leaks', incidents: { status: 'ready', data: { rows: manyIncidents(10, 'leaks'), total: 10 } } },
};
export const Bogons: Story = {
  args: { kind: 'bogons', incidents: { status: 'ready', data: { rows: manyIncidents(10, 'bogons'), total: 10 } } },
};

/** A page of a list of 10,000, filtered and paged as a server would. */
export const TenThousandRows: Story = {
  render: (args) => {
    const [shown, setShown] = useState(view);
    const [list, setList] = useState('');
    const fitting = all.filter(
      ({ prefix }) => shown.ipVersion === 'all' || (shown.ipVersion === '6') === prefix.includes(':'),
    );
    return (
      <IncidentTable
        {...args}
        view={shown}
        onViewChange={setShown}
        list={list}
        onListChange={setList}
        incidents={{
          status: 'ready',
          data: localPage(
            fitting,
            incidentColumns({ sortable: true, withKind: false, own: undefined, unjudged: [] }),
            shown,
          ),
        }}
      />
    );
  },
};

export const LongNamesAndManyConflicts: Story = {
  args: {
    incidents: {
      status: 'ready',
      data: {
        rows: manyIncidents(1).map((incident) => ({
          ...incident,
          prefix: 'fd00:1234:5678:9abc:def0:1234:5678:9abc/128',
          parties: [
            { role: 'victim', network: longNamed },
            { role: 'offender', network: rightToLeft },
          ],
          conflicts: ['roa-invalid', 'less-specific-many', 'a-code-of-a-later-version'],
        })),
        total: 1,
      },
    },
  },
};
export const Loading: Story = { args: { incidents: { status: 'loading' } } };
export const OtherRowsOnTheirWay: Story = { args: { isStale: true } };
export const Failed: Story = {
  args: { incidents: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { incidents: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { incidents: { status: 'ready', data: { rows: [], total: 0 } }, list: 'created' },
};
export const Narrow: Story = {
  args: { incidents: { status: 'ready', data: { rows: all.slice(0, 3), total: 3 } } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
