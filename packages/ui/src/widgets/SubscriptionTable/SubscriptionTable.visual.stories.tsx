import type { Meta, StoryObj } from '@storybook/react-vite';
import { subscriptions } from './SubscriptionTable.fixtures.ts';
import { SubscriptionTable } from './SubscriptionTable.tsx';

export default {
  component: SubscriptionTable,
  tags: ['visual'],
  parameters: { picture: { width: 960 } },
} satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <SubscriptionTable
      subscriptions={{ status: 'ready', data: { rows: subscriptions, total: subscriptions.length } }}
      onAction={() => undefined}
    />
  ),
};
