import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Paywall } from './Paywall.tsx';

export default { component: Paywall, tags: ['visual'] } satisfies Meta;

export const Widths: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => (
    <Stack>
      <Paywall>See every network of the list, filter it by country and compare local ratings.</Paywall>
      <div style={{ width: 288 }}>
        <Paywall />
      </div>
    </Stack>
  ),
};
