import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { manyFindings } from './ScanTable.fixtures.ts';
import { ScanTable } from './ScanTable.tsx';

export default { component: ScanTable, tags: ['visual'] } satisfies Meta;

export const Tables: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <Stack gap={32}>
      <ScanTable
        label="Ports"
        kind="open_port"
        findings={{ status: 'ready', data: { rows: manyFindings(4), total: 95 } }}
        view={{ ipVersion: 'all', filter: '', page: 1, pageSize: 10, sort: { column: 'severity', order: 'desc' } }}
      />
      <ScanTable
        label="Loops"
        kind="loop"
        findings={{ status: 'ready', data: { rows: manyFindings(2, 'loop'), total: 2 } }}
      />
    </Stack>
  ),
};

export const Locked: StoryObj = {
  parameters: { picture: { width: 640 } },
  render: () => (
    <ScanTable
      label="Ports"
      kind="open_port"
      findings={{ status: 'loading' }}
      lock={{
        asn: 3356,
        visitor: 'guest',
        counts: { status: 'ready', data: [{ id: 'telnet', count: 12, active: 3 }] },
      }}
    />
  ),
};
