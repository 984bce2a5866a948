import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { ListView } from '../../facts/listView.ts';
import { localPage } from '../../facts/localPage.ts';
import { scanColumns } from './scanColumns.tsx';
import { scanKinds } from './scan.ts';
import { scanEvidence } from './scanEvidence.ts';
import { manyFindings } from './ScanTable.fixtures.ts';
import { ScanTable } from './ScanTable.tsx';

const all = manyFindings(10_000);
const view: ListView = {
  ipVersion: 'all',
  filter: '',
  page: 1,
  pageSize: 10,
  sort: { column: 'first-seen', order: 'desc' },
};

const meta = {
  component: ScanTable,
  args: {
    label: 'Vulnerable ports of AS64512',
    kind: 'open_port',
    findings: { status: 'ready', data: { rows: all.slice(0, 10), total: all.length } },
    view,
    onViewChange: fn(),
  },
  argTypes: { kind: { control: 'inline-radio', options: scanKinds } },
} satisfies Meta<typeof ScanTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { csvName: 'AS64512-vulnerable-ports' } };
export const RoutingLoops: Story = {
  args: {
    label: 'Routing loops of AS64512',
    kind: 'loop',
    findings: { status: 'ready', data: { rows: manyFindings(10, 'loop'), total: 10 } },
  },
};
export const Amplifiers: Story = {
  args: {
    label: 'DDoS amplifiers of AS64512',
    kind: 'amplifier',
    findings: { status: 'ready', data: { rows: manyFindings(10, 'amplifier'), total: 10 } },
  },
};

export const WithReasons: Story = {
  args: {
    evidence: (finding, verdict) => ({
      onOpenEvidence: fn(),
      evidence: {
        status: 'ready',
        data: scanEvidence(verdict, { kind: 'open_port', finding, asOf: new Date('2026-01-15T09:00:00Z') }),
      },
    }),
  },
};

/** A page of a list of 10,000, filtered and paged as a server would. */
export const TenThousandRows: Story = {
  render: (args) => {
    const [shown, setShown] = useState(view);
    const fitting = all.filter(({ ip }) => shown.ipVersion === 'all' || (shown.ipVersion === '6') === ip.includes(':'));
    return (
      <ScanTable
        {...args}
        view={shown}
        onViewChange={setShown}
        findings={{ status: 'ready', data: localPage(fitting, scanColumns('open_port', true), shown) }}
      />
    );
  },
};
export const Loading: Story = { args: { findings: { status: 'loading' } } };
export const Failed: Story = {
  args: { findings: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { findings: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { findings: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, filter: 'telnet' } },
};
const counts = [
  { id: 'telnet', count: 12, active: 3 },
  { id: 'smb', count: 4, active: 0 },
  { id: 'bgp', count: 0, active: 0 },
];
/** A guest, and a real network. */
export const LockedForGuests: Story = {
  args: { lock: { asn: 3356, visitor: 'guest', counts: { status: 'ready', data: counts } } },
};
/** An account that no technical contact has approved. */
export const LockedForAccounts: Story = {
  args: { lock: { asn: 3356, visitor: 'account', counts: { status: 'ready', data: counts } } },
};
export const Narrow: Story = {
  args: { findings: { status: 'ready', data: { rows: all.slice(0, 3), total: 3 } } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
