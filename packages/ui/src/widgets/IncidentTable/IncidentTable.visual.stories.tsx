import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyIncidents } from './IncidentTable.fixtures.ts';
import { IncidentTable } from './IncidentTable.tsx';

export default { component: IncidentTable, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Wide: StoryObj = {
  parameters: { picture: { width: 1024 } },
  render: () => (
    <IncidentTable
      label="Route leaks"
      kind="leaks"
      incidents={{ status: 'ready', data: { rows: manyIncidents(4, 'leaks'), total: 95 } }}
      view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 10, sort: { column: 'severity', order: 'desc' } }}
      onListChange={nothing}
      onShowEvidence={nothing}
    />
  ),
};

export const Phone: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <IncidentTable
      label="Hijacks"
      kind="hijacks"
      incidents={{ status: 'ready', data: { rows: manyIncidents(2), total: 2 } }}
      onShowEvidence={nothing}
    />
  ),
};
