import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoRoutesNotice } from './NoRoutesNotice.tsx';

export default { component: NoRoutesNotice, tags: ['visual'] } satisfies Meta;

export const Notice: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => <NoRoutesNotice subject="AS3356" />,
};
