import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { contested, withdrawn } from './OriginVerdicts.fixtures.ts';
import { OriginVerdicts } from './OriginVerdicts.tsx';

export default { component: OriginVerdicts, tags: ['visual'] } satisfies Meta;

export const Origins: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <Stack gap={24}>
      {[contested, []].map((data) => (
        <OriginVerdicts
          key={data.length}
          prefix="10.0.3.0/24"
          announcements={{ status: 'ready', data }}
          past={withdrawn}
          onOpenHistory={() => undefined}
        />
      ))}
    </Stack>
  ),
};
