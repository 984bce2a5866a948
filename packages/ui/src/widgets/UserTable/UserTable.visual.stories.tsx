import type { Meta, StoryObj } from '@storybook/react-vite';
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
