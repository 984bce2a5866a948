import type { Meta, StoryObj } from '@storybook/react-vite';
import { manySpeakers } from './SpeakersTable.fixtures.ts';
import { SpeakersTable } from './SpeakersTable.tsx';

export default { component: SpeakersTable, tags: ['visual'] } satisfies Meta;

export const Table: StoryObj = {
  parameters: { picture: { width: 800 } },
  render: () => (
    <SpeakersTable
      speakers={{ status: 'ready', data: manySpeakers(5) }}
      view={{ filter: '', page: 1, pageSize: 50 }}
      onViewChange={() => {}}
    />
  ),
};
