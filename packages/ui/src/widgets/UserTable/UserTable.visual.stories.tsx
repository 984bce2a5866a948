import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { users, view } from './UserTable.fixtures.ts';
import { UserTable } from './UserTable.tsx';

export default { component: UserTable, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <UserTable
      users={{ status: 'ready', data: { rows: users, total: 3 } }}
      view={view}
      onViewChange={nothing}
      onAction={nothing}
    />
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <UserTable users={{ status: 'loading' }} view={view} onViewChange={nothing} onAction={nothing} />
      <UserTable
        users={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        view={view}
        onViewChange={nothing}
        onAction={nothing}
      />
      <UserTable
        users={{ status: 'ready', data: { rows: [], total: 0 } }}
        view={view}
        onViewChange={nothing}
        onAction={nothing}
      />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <UserTable
      users={{ status: 'ready', data: { rows: users, total: 3 } }}
      view={view}
      onViewChange={nothing}
      onAction={nothing}
    />
  ),
};
