import type { Meta, StoryObj } from '@storybook/react-vite';
import { manySpans } from './HistoryDialog.fixtures.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

export default {
  component: HistoryDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 640 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <HistoryDialog
      isOpen
      onOpenChange={() => undefined}
      title="Announcement History"
      subject="10.0.0.0/16 announced by AS64512"
      history={{ status: 'ready', data: manySpans(5) }}
      nothing=""
    />
  ),
};
