import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { changesPageOf, days, view } from '../ChangesTable/ChangesTable.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { prefixChanges } from './PrefixChangesTable.fixtures.ts';
import { PrefixChangesTable } from './PrefixChangesTable.tsx';

const full = changesPageOf(prefixChanges);

const meta = {
  component: PrefixChangesTable,
  args: {
    label: 'Changed prefixes of AS64512',
    days,
    changes: { status: 'ready', data: full },
    kind: null,
    onKindChange: fn(),
    view,
    onViewChange: fn(),
  },
} satisfies Meta<typeof PrefixChangesTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { args: { csvName: 'changes', viewHref: 'https://radar.example/as/64512' } };
/** Each verdict opens its evidence. */
export const WithEvidence: Story = {
  args: { evidence: () => ({ evidence: { status: 'ready', data: mixedEvidence } }) },
};
export const OneKind: Story = {
  args: { kind: 'gone', changes: { status: 'ready', data: { ...full, rows: full.rows.slice(1, 2), total: 1 } } },
};
/** A day without data, and one that the loaded routes do not reach. */
export const BeyondWhatIsLoaded: Story = { args: { days: { from: '2026-10-01', until: '2026-12-01' } } };
export const Loading: Story = { args: { changes: { status: 'loading' } } };
export const OtherRowsOnTheirWay: Story = { args: { isStale: true } };
export const Failed: Story = {
  args: { changes: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = {
  args: {
    changes: { status: 'ready', data: { ...full, rows: [], total: 0, counts: { added: 0, gone: 0, changed: 0 } } },
  },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
