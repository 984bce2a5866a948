import type { Meta, StoryObj } from '@storybook/react-vite';
import { requests } from './AccessRequestTable.fixtures.ts';
import { AccessRequestTable } from './AccessRequestTable.tsx';

export default {
  component: AccessRequestTable,
  tags: ['visual'],
  parameters: { picture: { width: 960 } },
} satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <AccessRequestTable
      kind="AS"
      requests={{ status: 'ready', data: { rows: requests, total: 4 } }}
      view={{ page: 1, pageSize: 50 }}
      onViewChange={nothing}
      onAction={nothing}
    />
  ),
};
