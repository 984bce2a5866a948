import type { Meta, StoryObj } from '@storybook/react-vite';
import { entries } from './AuditTable.fixtures.ts';
import { AuditTable } from './AuditTable.tsx';

export default { component: AuditTable, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <AuditTable
      entries={{ status: 'ready', data: { rows: entries, total: 2 } }}
      view={{ filter: '', page: 1, pageSize: 50 }}
      onViewChange={() => undefined}
    />
  ),
};
