import type { Meta, StoryObj } from '@storybook/react-vite';
import { contested } from './OriginVerdicts.fixtures.ts';
import { OriginVerdicts } from './OriginVerdicts.tsx';

export default { component: OriginVerdicts, tags: ['visual'] } satisfies Meta;

export const Origins: StoryObj = {
  parameters: { picture: { width: 960 } },
  render: () => (
    <OriginVerdicts
      prefix="10.0.3.0/24"
      announcements={{ status: 'ready', data: contested }}
      onOpenHistory={() => undefined}
    />
  ),
};
