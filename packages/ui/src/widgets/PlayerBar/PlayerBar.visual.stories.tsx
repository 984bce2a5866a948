import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { PlayerBar, type PlayerBarProps } from './PlayerBar.tsx';
import { available, counts, noEvents, now, start, week } from './PlayerBar.fixtures.ts';

export default { component: PlayerBar, tags: ['visual'] } satisfies Meta;

const nothing = () => undefined;
const still: PlayerBarProps = {
  history: { status: 'ready', data: week },
  position: start + 3_600_000,
  step: 30,
  date: start,
  available,
  counts,
  startsPaused: true,
  onPositionChange: nothing,
  onStepChange: nothing,
  onDateChange: nothing,
  onClose: nothing,
};

export const Faces: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <Stack gap={24}>
      <PlayerBar {...still} />
      <PlayerBar {...still} startsPaused={false} step="single-event" position={start} />
      <PlayerBar {...still} position={now} step={1440} date={0} />
      <PlayerBar {...still} history={{ status: 'loading' }} />
      <PlayerBar {...still} history={{ status: 'ready', data: noEvents }} />
      <PlayerBar {...still} history={{ status: 'error', message: 'The server did not answer.', onRetry: nothing }} />
    </Stack>
  ),
};

export const Phone: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <Stack gap={24}>
      <PlayerBar {...still} date={now + 1e9} />
      <PlayerBar {...still} history={{ status: 'locked' }} />
    </Stack>
  ),
};
