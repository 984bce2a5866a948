import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { changes } from './PlayerEvents.fixtures.ts';
import { PlayerEvents } from './PlayerEvents.tsx';

export default { component: PlayerEvents, tags: ['visual'] } satisfies Meta;

const shared = { position: changes[3]!.time, onSelectTime: () => undefined };

export const Faces: StoryObj = {
  parameters: { picture: { width: 420 } },
  render: () => (
    <Stack gap={24}>
      <PlayerEvents {...shared} events={{ status: 'ready', data: changes }} />
      <PlayerEvents {...shared} events={{ status: 'ready', data: [] }} />
    </Stack>
  ),
};
