import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { JobTable } from './JobTable.tsx';
import { jobs, letters } from './OutboxTable.fixtures.ts';
import { OutboxTable } from './OutboxTable.tsx';

export default { component: OutboxTable, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Tables: StoryObj = {
  render: () => (
    <Stack>
      <OutboxTable
        letters={{ status: 'ready', data: { rows: letters, total: 2 } }}
        view={{ filter: '', state: null, page: 1, pageSize: 20 }}
        onViewChange={nothing}
        onSendAgain={nothing}
        opened={null}
        onOpen={nothing}
      />
      <JobTable
        jobs={{ status: 'ready', data: { rows: jobs, total: 2 } }}
        view={{ state: null, page: 1, pageSize: 20 }}
        onViewChange={nothing}
        onRetry={nothing}
      />
    </Stack>
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <OutboxTable
        letters={{ status: 'loading' }}
        view={{ filter: '', state: null, page: 1, pageSize: 20 }}
        onViewChange={nothing}
        onSendAgain={nothing}
        opened={null}
        onOpen={nothing}
      />
      <OutboxTable
        letters={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        view={{ filter: '', state: null, page: 1, pageSize: 20 }}
        onViewChange={nothing}
        onSendAgain={nothing}
        opened={null}
        onOpen={nothing}
      />
      <OutboxTable
        letters={{ status: 'ready', data: { rows: [], total: 0 } }}
        view={{ filter: '', state: null, page: 1, pageSize: 20 }}
        onViewChange={nothing}
        onSendAgain={nothing}
        opened={null}
        onOpen={nothing}
      />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <OutboxTable
      letters={{ status: 'ready', data: { rows: letters, total: 2 } }}
      view={{ filter: '', state: null, page: 1, pageSize: 20 }}
      onViewChange={nothing}
      onSendAgain={nothing}
      opened={null}
      onOpen={nothing}
    />
  ),
};
