import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { browsers } from './SessionList.fixtures.ts';
import { SessionList } from './SessionList.tsx';

export default { component: SessionList, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => <SessionList sessions={{ status: 'ready', data: browsers }} onEnd={nothing} onEndOthers={nothing} />,
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <SessionList sessions={{ status: 'loading' }} onEnd={nothing} onEndOthers={nothing} />
      <SessionList
        sessions={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        onEnd={nothing}
        onEndOthers={nothing}
      />
      <SessionList sessions={{ status: 'ready', data: [] }} onEnd={nothing} onEndOthers={nothing} />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => <SessionList sessions={{ status: 'ready', data: browsers }} onEnd={nothing} onEndOthers={nothing} />,
};
