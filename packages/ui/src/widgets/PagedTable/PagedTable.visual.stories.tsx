import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { RowPage } from '../../facts/pageView.ts';
import { PagedTable } from './PagedTable.tsx';

export default { component: PagedTable, tags: ['visual'] } satisfies Meta;

const table = { columns: [{ id: 'port', name: 'Port', cell: (row: string) => row }], rowKey: (row: string) => row };
const none: RowPage<string> = { rows: [], total: 0 };

export const Faces: StoryObj = {
  parameters: { picture: { width: 560 } },
  render: () => (
    <Stack gap={24}>
      <PagedTable
        {...table}
        label="Full"
        noun="ports"
        list={{ status: 'ready', data: { rows: ['et-0/0/1', 'et-0/0/2'], total: 48 } }}
        view={{ page: 1, pageSize: 10 }}
      />
      <PagedTable {...table} label="Empty" noun="ports" list={{ status: 'ready', data: none }} emptyHint="Add one." />
      <PagedTable {...table} label="Narrowed" noun="ports" list={{ status: 'ready', data: none }} isNarrowed />
      <PagedTable {...table} label="Failed" noun="ports" list={{ status: 'error', message: 'No answer in time.' }} />
    </Stack>
  ),
};
