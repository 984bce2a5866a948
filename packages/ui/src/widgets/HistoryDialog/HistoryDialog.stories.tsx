import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { manySpans } from './HistoryDialog.fixtures.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import type { HistorySpan } from '../../facts/historySpan.ts';

const meta = {
  component: HistoryDialog<HistorySpan>,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Announcement History',
    subject: '10.0.0.0/16 announced by AS64512',
    history: { status: 'ready', data: manySpans(8) },
    nothing: 'This announcement is not in any loaded table.',
  },
} satisfies Meta<typeof HistoryDialog<HistorySpan>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Opened and closed by keyboard; the focus returns. */
export const Playground: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>History</Button>
        <HistoryDialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'History' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Announcement History' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ManyRows: Story = { args: { history: { status: 'ready', data: manySpans(240) } } };

export const TwoBesideEachOther: Story = {
  args: {
    history: [
      { name: 'IPv4', rows: { status: 'ready', data: manySpans(12) } },
      { name: 'IPv6', rows: { status: 'ready', data: [] } },
    ],
  },
};

export const Loading: Story = { args: { history: { status: 'loading' } } };
export const Failed: Story = {
  args: { history: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { history: { status: 'ready', data: [] } } };
