import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { inbox, view } from './RequestInbox.fixtures.ts';
import { RequestInbox } from './RequestInbox.tsx';

export default { component: RequestInbox, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <RequestInbox
      threads={{ status: 'ready', data: { rows: inbox, total: 2 } }}
      view={view}
      onViewChange={nothing}
      hrefOf={(id) => `/admin/inbox?thread=${id}`}
    />
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <RequestInbox
        threads={{ status: 'loading' }}
        view={view}
        onViewChange={nothing}
        hrefOf={(id) => `/admin/inbox?thread=${id}`}
      />
      <RequestInbox
        threads={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        view={view}
        onViewChange={nothing}
        hrefOf={(id) => `/admin/inbox?thread=${id}`}
      />
      <RequestInbox
        threads={{ status: 'ready', data: { rows: [], total: 0 } }}
        view={view}
        onViewChange={nothing}
        hrefOf={(id) => `/admin/inbox?thread=${id}`}
      />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <RequestInbox
      threads={{ status: 'ready', data: { rows: inbox, total: 2 } }}
      view={view}
      onViewChange={nothing}
      hrefOf={(id) => `/admin/inbox?thread=${id}`}
    />
  ),
};
