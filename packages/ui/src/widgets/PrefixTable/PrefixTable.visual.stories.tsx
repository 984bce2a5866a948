import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { alder, manyPrefixes } from '../SearchResult/SearchResult.fixtures.ts';
import { PrefixTable } from './PrefixTable.tsx';

export default { component: PrefixTable, tags: ['visual'] } satisfies Meta;

export const Tables: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <Stack gap={32}>
      <PrefixTable
        label="Own"
        prefixes={{ status: 'ready', data: { rows: manyPrefixes(5, alder), total: 95 } }}
        view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 10, sort: { column: 'prefix', order: 'asc' } }}
        csvName="prefixes"
      />
      <PrefixTable
        label="Unjudged"
        unjudged={['vrps']}
        prefixes={{ status: 'ready', data: { rows: manyPrefixes(2, alder), total: 2 } }}
      />
      <PrefixTable label="Found" withOrigin prefixes={{ status: 'ready', data: { rows: manyPrefixes(5), total: 5 } }} />
    </Stack>
  ),
};
