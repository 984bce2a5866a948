import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyRated } from './RatingTable.fixtures.ts';
import { RatingTable } from './RatingTable.tsx';

export default { component: RatingTable, tags: ['visual'] } satisfies Meta;

/** Without subscription: the first page, and the paywall instead of the pager. */
export const Partial: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <RatingTable
      label="Global rating by Connectivity Score"
      valueName="Connectivity Score"
      rating={{ status: 'ready', data: { rows: manyRated(6), total: 1240 } }}
      view={{ filter: '', page: 1, pageSize: 50 }}
      onViewChange={() => {}}
      isPartial
    />
  ),
};
