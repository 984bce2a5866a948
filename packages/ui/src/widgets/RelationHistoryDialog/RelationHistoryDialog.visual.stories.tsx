import type { Meta, StoryObj } from '@storybook/react-vite';
import { alder, birch } from '../SearchResult/SearchResult.fixtures.ts';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { manyRelationSpans } from './RelationHistoryDialog.fixtures.ts';
import { RelationHistoryDialog } from './RelationHistoryDialog.tsx';

export default {
  component: RelationHistoryDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 760 } },
} satisfies Meta;

export const BothIpVersions: StoryObj = {
  render: () => (
    <RelationHistoryDialog
      isOpen
      onOpenChange={() => undefined}
      network={alder}
      neighbor={birch}
      ipVersion="all"
      ipv4={{ status: 'ready', data: manyRelationSpans(4) }}
      ipv6={{ status: 'ready', data: [] }}
      evidence={() => ({ evidence: { status: 'ready', data: mixedEvidence } })}
    />
  ),
};
