import type { Meta, StoryObj } from '@storybook/react-vite';
import { threads } from './ThreadList.fixtures.ts';
import { ThreadList } from './ThreadList.tsx';

export default { component: ThreadList, tags: ['visual'], parameters: { picture: { width: 840 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <ThreadList
      threads={{ status: 'ready', data: { rows: threads, total: 2 } }}
      view={{ page: 1, pageSize: 20 }}
      onViewChange={() => undefined}
      hrefOf={(id) => `/user/messages?thread=${id}`}
    />
  ),
};
