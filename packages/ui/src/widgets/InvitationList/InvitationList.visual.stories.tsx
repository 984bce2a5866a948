import type { Meta, StoryObj } from '@storybook/react-vite';
import { invitations } from './InvitationList.fixtures.ts';
import { InvitationList } from './InvitationList.tsx';

export default { component: InvitationList, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => <InvitationList invitations={{ status: 'ready', data: invitations }} onWithdraw={nothing} />,
};
