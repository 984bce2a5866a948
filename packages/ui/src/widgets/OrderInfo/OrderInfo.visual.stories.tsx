import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderInfo } from './OrderInfo.tsx';

export default { component: OrderInfo, tags: ['visual'] } satisfies Meta;

export const Fields: StoryObj = {
  parameters: { picture: { width: 480 } },
  render: () => <OrderInfo known={{ email: 'ada@example.net' }} onContinue={() => undefined} />,
};
