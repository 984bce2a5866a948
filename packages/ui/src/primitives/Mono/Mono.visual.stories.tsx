import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Mono } from './Mono.tsx';

export default { component: Mono, tags: ['visual'] } satisfies Meta;

export const InText: StoryObj = {
  render: () => (
    <Text>
      Path <Mono>64512 64513 64999</Mono> to <Mono>fd00:12::/32</Mono>
    </Text>
  ),
};
