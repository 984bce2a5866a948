import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { start, total, until, week } from './VisibilityChart.fixtures.ts';
import { VisibilityChart } from './VisibilityChart.tsx';
import VisibilityPlot from './VisibilityPlot.tsx';

export default { component: VisibilityChart, tags: ['visual'] } satisfies Meta;

const still = { prefix: '10.1.0.0/16', total, until };
const position = start + 57 * 3_600_000;

export const Faces: StoryObj = {
  parameters: { picture: { width: 760 } },
  render: () => (
    <Stack gap={16}>
      <VisibilityChart {...still} timeline={{ status: 'loading' }} />
      <VisibilityChart {...still} timeline={{ status: 'ready', data: [] }} />
      <VisibilityChart {...still} timeline={{ status: 'error', message: 'The server did not answer.' }} />
      <VisibilityChart {...still} timeline={{ status: 'locked' }} />
    </Stack>
  ),
};

/** The part that loads on demand. */
export const Lines: StoryObj = {
  parameters: { picture: { width: 760 } },
  render: () => (
    <Stack gap={16}>
      <VisibilityPlot
        label="Visibility"
        points={week}
        total={total}
        span={[start, until]}
        position={position}
        onSelectTime={() => undefined}
      />
      <div style={{ width: 288 }}>
        <VisibilityPlot
          label="Visibility of a day"
          points={week}
          total={total}
          span={[start + 40 * 3_600_000, start + 64 * 3_600_000]}
          position={null}
          onSelectTime={undefined}
        />
      </div>
    </Stack>
  ),
};
