import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { agrees, disagrees, rows, view } from './LedgerTable.fixtures.ts';
import { LedgerTable } from './LedgerTable.tsx';
import { LedgerVerdict } from './LedgerVerdict.tsx';

export default { component: LedgerTable, tags: ['visual'], parameters: { picture: { width: 1152 } } } satisfies Meta;

export const Full: StoryObj = {
  render: () => (
    <Stack>
      <LedgerVerdict check={{ status: 'ready', data: agrees }} />
      <LedgerVerdict check={{ status: 'ready', data: disagrees }} />
      <LedgerTable rows={{ status: 'ready', data: { rows, total: 3 } }} view={view} onViewChange={() => undefined} />
    </Stack>
  ),
};
