import type { Meta, StoryObj } from '@storybook/react-vite';
import { MenuView } from '../../primitives/Menu/MenuView.tsx';
import { sampleSessionChoices } from './sampleSessionChoices.ts';

export default { component: MenuView, tags: ['visual'], parameters: { picture: { width: 360 } } } satisfies Meta;

export const Choices: StoryObj = {
  render: () => (
    <MenuView
      label="Sample session"
      selected="none"
      sections={[
        {
          name: 'Sample session',
          items: Object.entries(sampleSessionChoices).map(([id, words]) => ({ id, ...words })),
        },
      ]}
    />
  ),
};
