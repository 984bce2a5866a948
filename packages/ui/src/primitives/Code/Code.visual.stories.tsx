import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Code } from './Code.tsx';
import { CodeBlock } from './CodeBlock.tsx';

export default { component: Code, tags: ['visual'], parameters: { picture: { width: 420 } } } satisfies Meta;

export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      <Text size={14}>
        Load routes with <Code>npm run ingest -- rib.bz2</Code>.
      </Text>
      <CodeBlock label="registry object">{'aut-num:  AS64512\nas-name:  ALDER-NET\norg:      ORG-ALD1-LAB'}</CodeBlock>
    </Stack>
  ),
};
