import type { Meta, StoryObj } from '@storybook/react-vite';
import type { TextSize } from '../../tokens/type.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Flag } from './Flag.tsx';

export default { component: Flag, tags: ['visual'] } satisfies Meta;

export const Sizes: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {([12, 16, 24] satisfies TextSize[]).map((size) => (
        <Inline key={size} gap={12}>
          {['JP', 'DE', 'BR', 'NP', 'CH', 'ZZ'].map((code) => (
            <Text key={code} as="span" size={size}>
              <Flag code={code} decorative /> {code}
            </Text>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
