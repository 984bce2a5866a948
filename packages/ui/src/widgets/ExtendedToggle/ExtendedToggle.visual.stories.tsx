import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ExtendedToggle } from './ExtendedToggle.tsx';

export default { component: ExtendedToggle, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;

export const States: StoryObj = {
  render: () => (
    <Stack gap={8}>
      <ExtendedToggle isExtended={false} onChange={nothing} />
      <ExtendedToggle isExtended onChange={nothing} />
      <ExtendedToggle isExtended={false} isDisabled onChange={nothing} />
    </Stack>
  ),
};
