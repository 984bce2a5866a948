import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { manyDays } from './IncidentHistogram.fixtures.ts';
import { IncidentHistogram } from './IncidentHistogram.tsx';

export default { component: IncidentHistogram, tags: ['visual'] } satisfies Meta;

export const Months: StoryObj = {
  parameters: { picture: { width: 760 } },
  render: () => (
    <Stack gap={32}>
      <IncidentHistogram kind="hijacks" buckets={{ status: 'ready', data: manyDays(30) }} />
      <IncidentHistogram
        kind="leaks"
        buckets={{ status: 'ready', data: manyDays(92) }}
        onSelect={() => undefined}
        selected={new Date('2026-01-10T00:00:00Z')}
      />
    </Stack>
  ),
};
