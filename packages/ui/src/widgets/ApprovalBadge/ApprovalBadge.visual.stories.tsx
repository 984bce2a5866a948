import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { ApprovalBadge } from './ApprovalBadge.tsx';

export default { component: ApprovalBadge, tags: ['visual'], parameters: { picture: { width: 360 } } } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Inline gap={8}>
      <ApprovalBadge isApproved={false} />
      <ApprovalBadge isApproved />
      <ApprovalBadge isApproved={false} isRejected />
    </Inline>
  ),
};
