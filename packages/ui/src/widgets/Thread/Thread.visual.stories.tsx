import type { Meta, StoryObj } from '@storybook/react-vite';
import { thread } from './Thread.fixtures.ts';
import { Thread } from './Thread.tsx';

export default { component: Thread, tags: ['visual'], parameters: { picture: { width: 720 } } } satisfies Meta;

const nothing = () => undefined;

export const ForStaff: StoryObj = {
  render: () => (
    <Thread thread={{ status: 'ready', data: thread }} reader="staff" onReply={nothing} onStateChange={nothing} />
  ),
};
