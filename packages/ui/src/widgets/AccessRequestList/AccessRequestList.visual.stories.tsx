import type { Meta, StoryObj } from '@storybook/react-vite';
import { requests, waiting } from './AccessRequestList.fixtures.ts';
import { AccessRequestList } from './AccessRequestList.tsx';

export default {
  component: AccessRequestList,
  tags: ['visual'],
  parameters: { picture: { width: 720 } },
} satisfies Meta;

const nothing = () => undefined;
const accepted = () => Promise.resolve(null);

export const Full: StoryObj = {
  render: () => (
    <AccessRequestList
      requests={{ status: 'ready', data: [...requests, waiting] }}
      onCheck={nothing}
      onAskAgain={nothing}
      onLeave={nothing}
      onInvite={accepted}
    />
  ),
};
