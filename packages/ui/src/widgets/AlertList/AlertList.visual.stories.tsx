import type { Meta, StoryObj } from '@storybook/react-vite';
import { alerts } from './AlertList.fixtures.ts';
import { AlertList } from './AlertList.tsx';

export default { component: AlertList, tags: ['visual'], parameters: { picture: { width: 720 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => <AlertList alerts={{ status: 'ready', data: alerts }} onReply={() => undefined} />,
};
