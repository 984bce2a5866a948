import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { actions, entries, view } from './AuditTable.fixtures.ts';
import { AuditTable } from './AuditTable.tsx';

export default { component: AuditTable, tags: ['visual'], parameters: { picture: { width: 960 } } } satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <AuditTable
      entries={{ status: 'ready', data: { rows: entries, total: 2 } }}
      view={view}
      actions={actions}
      onViewChange={nothing}
    />
  ),
};

export const Faces: StoryObj = {
  render: () => (
    <Stack>
      <AuditTable entries={{ status: 'loading' }} view={view} actions={actions} onViewChange={nothing} />
      <AuditTable
        entries={{ status: 'error', message: 'The server did not answer in time.', onRetry: nothing }}
        view={view}
        actions={actions}
        onViewChange={nothing}
      />
      <AuditTable
        entries={{ status: 'ready', data: { rows: [], total: 0 } }}
        view={view}
        actions={actions}
        onViewChange={nothing}
      />
    </Stack>
  ),
};

/** As on a phone. */
export const Narrow: StoryObj = {
  parameters: { picture: { width: 320 } },
  render: () => (
    <AuditTable
      entries={{ status: 'ready', data: { rows: entries, total: 2 } }}
      view={view}
      actions={actions}
      onViewChange={nothing}
    />
  ),
};
