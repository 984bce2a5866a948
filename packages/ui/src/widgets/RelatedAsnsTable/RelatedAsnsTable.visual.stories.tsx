import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyListed } from '../AsListTable/AsListTable.fixtures.ts';
import { RelatedAsnsTable } from './RelatedAsnsTable.tsx';

export default { component: RelatedAsnsTable, tags: ['visual'] } satisfies Meta;

export const Table: StoryObj = {
  parameters: { picture: { width: 800 } },
  render: () => (
    <RelatedAsnsTable
      asn={64513}
      networks={{ status: 'ready', data: { rows: manyListed(4), total: 32 } }}
      view={{ skip: 0, limit: 10 }}
      onViewChange={() => {}}
    />
  ),
};
