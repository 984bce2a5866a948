import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { healthy, troubled } from './ServerFacts.fixtures.ts';
import { ServerFacts } from './ServerFacts.tsx';

const meta = {
  component: ServerFacts,
  args: { facts: { status: 'ready', data: healthy } },
} satisfies Meta<typeof ServerFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Troubled: Story = { args: { facts: { status: 'ready', data: troubled } } };
export const New: Story = {
  args: {
    facts: {
      status: 'ready',
      data: {
        ...healthy,
        engine: 'pglite',
        accounts: 0,
        administrators: 0,
        sessions: 0,
        mail: { ...healthy.mail, goesTo: 'outbox' },
      },
    },
  },
};
export const Loading: Story = { args: { facts: { status: 'loading' } } };
export const Failed: Story = {
  args: { facts: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Narrow: Story = {
  args: { facts: { status: 'ready', data: troubled } },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
