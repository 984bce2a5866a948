import type { Meta, StoryObj } from '@storybook/react-vite';
import { textSizes, type TextSize } from '../../tokens/type.ts';
import { Columns } from '../Columns/Columns.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { textTones } from './Text.variants.ts';

export default { component: Text, tags: ['visual'], parameters: { picture: { width: 640 } } } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Columns shares="2 1" from="sm">
      <Stack gap={8}>
        {Object.keys(textSizes).map((size) => (
          <Text key={size} size={Number(size) as TextSize} truncate>
            {size}: 64512 networks
          </Text>
        ))}
      </Stack>
      <Stack gap={8}>
        {textTones.map((tone) => (
          <Text key={tone} size={14} tone={tone} weight="medium">
            {tone}
          </Text>
        ))}
      </Stack>
    </Columns>
  ),
};
