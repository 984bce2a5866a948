import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { sessions, trials } from './BgpSessionTable.fixtures.ts';
import { BgpSessionTable } from './BgpSessionTable.tsx';
import { TrialTable } from './TrialTable.tsx';

export default {
  component: BgpSessionTable,
  tags: ['visual'],
  parameters: { picture: { width: 960 } },
} satisfies Meta;

const nothing = () => undefined;
const view = { state: null, page: 1, pageSize: 20 };

export const Tables: StoryObj = {
  render: () => (
    <Stack>
      <BgpSessionTable
        sessions={{ status: 'ready', data: { rows: sessions, total: 3 } }}
        view={view}
        onViewChange={nothing}
        onDecide={nothing}
      />
      <TrialTable
        trials={{ status: 'ready', data: { rows: trials, total: 2 } }}
        view={view}
        onViewChange={nothing}
        onDecide={nothing}
      />
    </Stack>
  ),
};
