import type { Meta, StoryObj } from '@storybook/react-vite';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { manyListed } from './AsListTable.fixtures.ts';
import { AsListTable } from './AsListTable.tsx';

export default { component: AsListTable, tags: ['visual'] } satisfies Meta;

const networks = { status: 'ready', data: { rows: manyListed(5), total: 1240 } } as const;

export const Table: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <AsListTable
      label="Networks"
      networks={networks}
      view={{ page: 1, pageSize: 50, sort: { column: 'score', order: 'desc' } }}
      evidence={() => ({ evidence: { status: 'ready', data: mixedEvidence } })}
    />
  ),
};

/** The name below the number: between two breakpoints, and in cards. */
export const Merged: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ width: 'min(600px, 100%)' }}>
        <AsListTable label="Tablet" networks={networks} />
      </div>
      <div style={{ width: 320 }}>
        <AsListTable label="Phone" networks={{ status: 'ready', data: { rows: manyListed(2), total: 2 } }} />
      </div>
    </div>
  ),
};
