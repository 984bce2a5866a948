import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Disclosure } from './Disclosure.tsx';

export default { component: Disclosure, tags: ['visual'], parameters: { picture: { width: 360 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Disclosure title="Providers" note={<Badge>3</Badge>} defaultExpanded>
        AS64512, AS64513, AS64514
      </Disclosure>
      <Disclosure title="Customers" note={<Badge>12</Badge>}>
        Many
      </Disclosure>
      <Disclosure title="Unspecified" isDisabled>
        None
      </Disclosure>
    </Stack>
  ),
};
