import type { Meta, StoryObj } from '@storybook/react-vite';
import { glossaryGroups } from '@routeglass/domain/glossary-terms';
import { Glossary } from './Glossary.tsx';

export default { component: Glossary, tags: ['visual'] } satisfies Meta;

export const Topics: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => <Glossary groups={glossaryGroups.slice(1, 3)} />,
};
