import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyCommunities } from './CommunityTable.fixtures.ts';
import { CommunityTable } from './CommunityTable.tsx';

export default { component: CommunityTable, tags: ['visual'] } satisfies Meta;

export const Table: StoryObj = {
  parameters: { picture: { width: 800 } },
  render: () => (
    <CommunityTable
      asn={64512}
      communities={{ status: 'ready', data: { rows: manyCommunities(7), total: 32 } }}
      view={{ filter: '', page: 1, pageSize: 10 }}
      onViewChange={() => {}}
      csvName="communities"
    />
  ),
};
