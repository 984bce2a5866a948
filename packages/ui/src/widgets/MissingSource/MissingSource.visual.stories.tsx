import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { MissingSource } from './MissingSource.tsx';
import { sourceNames } from '../../facts/sourceWords.ts';

export default { component: MissingSource, tags: ['visual'] } satisfies Meta;

export const EverySource: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => (
    <Stack gap={24}>
      {sourceNames.map((source) => (
        <EmptyState key={source} title="No data to display">
          <MissingSource source={source} />
        </EmptyState>
      ))}
    </Stack>
  ),
};
