import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { announced, loopback } from './PrefixHeader.fixtures.ts';
import { PrefixHeader } from './PrefixHeader.tsx';

export default { component: PrefixHeader, tags: ['visual'] } satisfies Meta;

export const Heads: StoryObj = {
  parameters: { picture: { width: 720 } },
  render: () => (
    <Stack gap={32}>
      <PrefixHeader prefix="10.0.3.0/24" identity={{ status: 'ready', data: announced }} />
      <PrefixHeader prefix="127.0.0.1" identity={{ status: 'ready', data: loopback }} />
      <PrefixHeader prefix="fd00::/32" identity={{ status: 'loading' }} />
    </Stack>
  ),
};
