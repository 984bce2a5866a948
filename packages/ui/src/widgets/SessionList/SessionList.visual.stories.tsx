import type { Meta, StoryObj } from '@storybook/react-vite';
import { browsers } from './SessionList.fixtures.ts';
import { SessionList } from './SessionList.tsx';

export default { component: SessionList, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => <SessionList sessions={{ status: 'ready', data: browsers }} onEnd={nothing} onEndOthers={nothing} />,
};
