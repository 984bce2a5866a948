import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyNeighbours } from './NeighbourTable.fixtures.ts';
import { NeighbourTable } from './NeighbourTable.tsx';

export default { component: NeighbourTable, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const Wide: StoryObj = {
  parameters: { picture: { width: 1024 } },
  render: () => (
    <NeighbourTable
      label="Neighbours"
      neighbours={{ status: 'ready', data: { rows: manyNeighbours(5), total: 95 } }}
      view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 10, sort: { column: 'neighbor-as', order: 'asc' } }}
      onOpenHistory={nothing}
      csvName="neighbours"
    />
  ),
};

export const Phone: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <NeighbourTable
      label="Neighbours"
      neighbours={{ status: 'ready', data: { rows: manyNeighbours(4).slice(2), total: 2 } }}
      onOpenHistory={nothing}
    />
  ),
};
