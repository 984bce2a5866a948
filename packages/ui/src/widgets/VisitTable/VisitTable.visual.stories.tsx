import type { Meta, StoryObj } from '@storybook/react-vite';
import { visits } from './VisitTable.fixtures.ts';
import { VisitTable } from './VisitTable.tsx';

export default { component: VisitTable, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <VisitTable
      visits={{ status: 'ready', data: { rows: visits, total: 4 } }}
      view={{ filter: '', page: 1, pageSize: 50, days: 30 }}
      onViewChange={() => undefined}
    />
  ),
};
