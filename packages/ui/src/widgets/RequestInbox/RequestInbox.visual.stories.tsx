import type { Meta, StoryObj } from '@storybook/react-vite';
import { inbox, view } from './RequestInbox.fixtures.ts';
import { RequestInbox } from './RequestInbox.tsx';

export default { component: RequestInbox, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <RequestInbox
      threads={{ status: 'ready', data: { rows: inbox, total: 2 } }}
      view={view}
      onViewChange={() => undefined}
      hrefOf={(id) => `/admin/inbox?thread=${id}`}
    />
  ),
};
