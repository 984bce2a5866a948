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
