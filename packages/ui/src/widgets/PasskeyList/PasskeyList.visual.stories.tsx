import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { passkeys } from './PasskeyList.fixtures.ts';
import { PasskeyList } from './PasskeyList.tsx';

export default { component: PasskeyList, tags: ['visual'], parameters: { picture: { width: 720 } } } satisfies Meta;

const nothing = () => undefined;

export const Lists: StoryObj = {
  render: () => (
    <Stack>
      <PasskeyList passkeys={{ status: 'ready', data: passkeys }} onAdd={nothing} onRemove={nothing} />
      <PasskeyList passkeys={{ status: 'ready', data: [] }} onAdd={nothing} onRemove={nothing} />
    </Stack>
  ),
};
