import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { alder, birch, longNamed, rightToLeft } from '../SearchResult/SearchResult.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { manyRelationSpans } from './RelationHistoryDialog.fixtures.ts';
import { RelationHistoryDialog } from './RelationHistoryDialog.tsx';

const meta = {
  component: RelationHistoryDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    network: alder,
    neighbor: birch,
    ipVersion: 'all',
    ipv4: { status: 'ready', data: manyRelationSpans(12) },
    ipv6: { status: 'ready', data: manyRelationSpans(3, 6) },
  },
  argTypes: { ipVersion: { control: 'inline-radio', options: ['all', '4', '6'] } },
} satisfies Meta<typeof RelationHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** Each relation opens its period and the stored reasons. */
export const WithEvidence: Story = {
  args: { evidence: () => ({ evidence: { status: 'ready', data: mixedEvidence } }) },
};
export const Ipv6Only: Story = { args: { ipVersion: '6' } };
export const LongAndRightToLeftNames: Story = { args: { network: longNamed, neighbor: rightToLeft } };
export const Loading: Story = { args: { ipv4: { status: 'loading' }, ipv6: { status: 'loading' } } };
export const OneFailed: Story = {
  args: { ipv6: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { ipv4: { status: 'ready', data: [] }, ipv6: { status: 'ready', data: [] } } };
