import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyNeighbors } from './NeighborTable.fixtures.ts';
import { NeighborTable } from './NeighborTable.tsx';

export default { component: NeighborTable, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Wide: StoryObj = {
  parameters: { picture: { width: 1024 } },
  render: () => (
    <NeighborTable
      label="Neighbors"
      neighbors={{ status: 'ready', data: { rows: manyNeighbors(5), total: 95 } }}
      view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 10, sort: { column: 'neighbor-as', order: 'asc' } }}
      onOpenHistory={nothing}
      csvName="neighbors"
    />
  ),
};

export const Phone: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <NeighborTable
      label="Neighbors"
      neighbors={{ status: 'ready', data: { rows: manyNeighbors(4).slice(2), total: 2 } }}
      onOpenHistory={nothing}
    />
  ),
};
