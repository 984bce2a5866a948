import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from './Stack.tsx';

export default { component: Stack, tags: ['visual'] } satisfies Meta;

export const Alignment: StoryObj = {
  render: () => (
    <Inline gap={32} align="start">
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} align={align} gap={8}>
          <Badge>{align}</Badge>
          <Badge tone="info">a longer one</Badge>
        </Stack>
      ))}
    </Inline>
  ),
};
