import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { threads } from './ThreadList.fixtures.ts';
import { ThreadList } from './ThreadList.tsx';

export default { component: ThreadList, tags: ['visual'], parameters: { picture: { width: 840 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <ThreadList
      threads={{ status: 'ready', data: { rows: threads, total: 2 } }}
      view={{ page: 1, pageSize: 20 }}
      onViewChange={nothing}
      hrefOf={(id) => `/user/messages?thread=${id}`}
    />
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <ThreadList
        threads={{ status: 'loading' }}
        view={{ page: 1, pageSize: 20 }}
        onViewChange={nothing}
        hrefOf={(id) => `/user/messages?thread=${id}`}
      />
      <ThreadList
        threads={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        view={{ page: 1, pageSize: 20 }}
        onViewChange={nothing}
        hrefOf={(id) => `/user/messages?thread=${id}`}
      />
      <ThreadList
        threads={{ status: 'ready', data: { rows: [], total: 0 } }}
        view={{ page: 1, pageSize: 20 }}
        onViewChange={nothing}
        hrefOf={(id) => `/user/messages?thread=${id}`}
      />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <ThreadList
      threads={{ status: 'ready', data: { rows: threads, total: 2 } }}
      view={{ page: 1, pageSize: 20 }}
      onViewChange={nothing}
      hrefOf={(id) => `/user/messages?thread=${id}`}
    />
  ),
};
