import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { headingLevels } from './Heading.variants.ts';

export default { component: Heading, tags: ['visual'], parameters: { picture: { width: 360 } } } satisfies Meta;

export const Levels: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Explore the network
        </Heading>
      ))}
    </Stack>
  ),
};
