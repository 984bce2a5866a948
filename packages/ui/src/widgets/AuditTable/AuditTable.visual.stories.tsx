import type { Meta, StoryObj } from '@storybook/react-vite';
import { actions, entries, view } from './AuditTable.fixtures.ts';
import { AuditTable } from './AuditTable.tsx';

export default { component: AuditTable, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <AuditTable
      entries={{ status: 'ready', data: { rows: entries, total: 2 } }}
      view={view}
      actions={actions}
      onViewChange={() => undefined}
    />
  ),
};
