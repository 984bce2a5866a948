import type { Meta, StoryObj } from '@storybook/react-vite';
import { announcementColumns, announcements } from '../DataTable/DataTable.fixtures.tsx';
import { VirtualTable } from './VirtualTable.tsx';

export default { component: VirtualTable, tags: ['visual'], parameters: { picture: { width: 800 } } } satisfies Meta;

export const Rows: StoryObj = {
  render: () => (
    <VirtualTable
      label="Announcements"
      columns={announcementColumns}
      rows={announcements(1000)}
      height={240}
      sort={{ column: 'prefix', order: 'asc' }}
    />
  ),
};
