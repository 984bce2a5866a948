import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { passkeys } from './PasskeyList.fixtures.ts';
import { PasskeyList } from './PasskeyList.tsx';

export default { component: PasskeyList, tags: ['visual'], parameters: { picture: { width: 720 } } } satisfies Meta;

const nothing = () => undefined;
const accepted = () => Promise.resolve(null);

export const Lists: StoryObj = {
  render: () => (
    <Stack>
      <PasskeyList passkeys={{ status: 'ready', data: passkeys }} onAdd={accepted} onRemove={nothing} />
      <PasskeyList passkeys={{ status: 'ready', data: [] }} onAdd={accepted} onRemove={nothing} />
    </Stack>
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <PasskeyList passkeys={{ status: 'loading' }} onAdd={accepted} onRemove={nothing} />
      <PasskeyList
        passkeys={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        onAdd={accepted}
        onRemove={nothing}
      />
      <PasskeyList passkeys={{ status: 'ready', data: [] }} onAdd={accepted} onRemove={nothing} />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => <PasskeyList passkeys={{ status: 'ready', data: passkeys }} onAdd={accepted} onRemove={nothing} />,
};
