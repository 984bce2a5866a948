import type { Meta, StoryObj } from '@storybook/react-vite';
import { allMetrics } from './RatingMenu.fixtures.ts';
import { RatingMenu } from './RatingMenu.tsx';

export default { component: RatingMenu, tags: ['visual'] } satisfies Meta;

export const Menu: StoryObj = {
  parameters: { picture: { width: 272 } },
  render: () => (
    <RatingMenu
      metrics={{ status: 'ready', data: allMetrics }}
      current={{ type: 'global', name: 'asn-count-in-cc' }}
      isSubscriber={false}
      collapsed={new Set(['reliability'])}
      onCollapsedChange={() => {}}
    />
  ),
};
