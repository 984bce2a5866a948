import type { Meta, StoryObj } from '@storybook/react-vite';
import { done, problems, running, sources } from './DataSources.fixtures.ts';
import { DataSources } from './DataSources.tsx';

export default { component: DataSources, tags: ['visual'], parameters: { picture: { width: 1152 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <DataSources
      sources={{ status: 'ready', data: sources }}
      imports={{ status: 'ready', data: done }}
      problems={{ status: 'ready', data: problems }}
      onImport={nothing}
    />
  ),
};
export const Importing: StoryObj = {
  render: () => (
    <DataSources
      sources={{ status: 'ready', data: sources.slice(0, 1) }}
      imports={{ status: 'ready', data: running }}
      problems={{ status: 'ready', data: [] }}
      onImport={nothing}
    />
  ),
};
