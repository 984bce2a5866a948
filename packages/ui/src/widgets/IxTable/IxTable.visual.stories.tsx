import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyPresences } from './IxTable.fixtures.ts';
import { IxTable } from './IxTable.tsx';

export default { component: IxTable, tags: ['visual'] } satisfies Meta;

export const Table: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <IxTable
      label="Internet exchanges"
      presences={{ status: 'ready', data: manyPresences(6) }}
      view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 10, sort: { column: 'speed', order: 'desc' } }}
      csvName="exchanges"
    />
  ),
};
