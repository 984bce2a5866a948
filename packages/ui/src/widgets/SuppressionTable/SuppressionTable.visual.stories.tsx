import type { Meta, StoryObj } from '@storybook/react-vite';
import { suppressions } from './SuppressionTable.fixtures.ts';
import { SuppressionTable } from './SuppressionTable.tsx';

export default {
  component: SuppressionTable,
  tags: ['visual'],
  parameters: { picture: { width: 960 } },
} satisfies Meta;

const nothing = () => undefined;
const accepted = () => Promise.resolve(null);

export const Full: StoryObj = {
  render: () => (
    <SuppressionTable
      suppressions={{ status: 'ready', data: { rows: suppressions, total: 2 } }}
      view={{ filter: '', page: 1, pageSize: 50 }}
      onViewChange={nothing}
      onSuppress={accepted}
      onAllow={nothing}
    />
  ),
};
