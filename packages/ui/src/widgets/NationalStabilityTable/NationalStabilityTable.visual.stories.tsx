import type { Meta, StoryObj } from '@storybook/react-vite';
import { stableCountries } from './NationalStabilityTable.fixtures.ts';
import { NationalStabilityTable } from './NationalStabilityTable.tsx';

export default { component: NationalStabilityTable, tags: ['visual'] } satisfies Meta;

export const Table: StoryObj = {
  parameters: { picture: { width: 800 } },
  render: () => (
    <NationalStabilityTable
      countries={{ status: 'ready', data: { rows: stableCountries, total: 190 } }}
      view={{ filter: '', page: 1, pageSize: 50 }}
    />
  ),
};
