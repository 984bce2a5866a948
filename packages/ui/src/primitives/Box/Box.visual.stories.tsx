import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Box } from './Box.tsx';

export default { component: Box, tags: ['visual'] } satisfies Meta;

const grounds = ['page', 'card', 'sunken', 'raised', 'selected', 'accentSoft'] as const;

export const Grounds: StoryObj = {
  render: () => (
    <Inline gap={12}>
      {grounds.map((background) => (
        <Box key={background} background={background} padding={16} border="subtle" borderRadius="card">
          <Text size={13}>{background}</Text>
        </Box>
      ))}
    </Inline>
  ),
};
