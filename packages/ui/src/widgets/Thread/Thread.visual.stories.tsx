import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { thread } from './Thread.fixtures.ts';
import { Thread } from './Thread.tsx';

export default { component: Thread, tags: ['visual'], parameters: { picture: { width: 720 } } } satisfies Meta;

const nothing = () => undefined;

export const ForStaff: StoryObj = {
  render: () => (
    <Thread
      listHref="/messages"
      thread={{ status: 'ready', data: thread }}
      reader="staff"
      onReply={nothing}
      onStateChange={nothing}
    />
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <Thread listHref="/messages" thread={{ status: 'loading' }} reader="account" onReply={nothing} />
      <Thread
        listHref="/messages"
        thread={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        reader="account"
        onReply={nothing}
      />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <Thread listHref="/messages" thread={{ status: 'ready', data: thread }} reader="account" onReply={nothing} />
  ),
};
