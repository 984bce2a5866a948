import type { Meta, StoryObj } from '@storybook/react-vite';
import { examples } from './SearchExamples.fixtures.ts';
import { SearchExamples } from './SearchExamples.tsx';

export default { component: SearchExamples, tags: ['visual'] } satisfies Meta;

export const Full: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => <SearchExamples examples={examples} />,
};
