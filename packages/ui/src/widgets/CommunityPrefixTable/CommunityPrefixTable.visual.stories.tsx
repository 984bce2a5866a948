import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyCommunityPrefixes } from './CommunityPrefixTable.fixtures.ts';
import { CommunityPrefixTable } from './CommunityPrefixTable.tsx';

export default { component: CommunityPrefixTable, tags: ['visual'] } satisfies Meta;

export const Table: StoryObj = {
  parameters: { picture: { width: 800 } },
  render: () => (
    <CommunityPrefixTable
      community="64512:100"
      owner={{ asName: 'ALDER-NET', countryCode: 'NL' }}
      description="Learned from a customer"
      prefixes={{ status: 'ready', data: { rows: manyCommunityPrefixes(5), total: 1240 } }}
      view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 50 }}
      onViewChange={() => {}}
    />
  ),
};
