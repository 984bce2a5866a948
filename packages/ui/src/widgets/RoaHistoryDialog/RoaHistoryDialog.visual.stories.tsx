import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoaHistoryDialog } from './RoaHistoryDialog.tsx';
import { roaSpans } from './RoaHistoryDialog.fixtures.ts';

export default {
  component: RoaHistoryDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 700 } },
} satisfies Meta;

export const Open: StoryObj = {
  render: () => (
    <RoaHistoryDialog
      isOpen
      onOpenChange={() => undefined}
      prefix="10.0.0.0/16"
      history={{ status: 'ready', data: roaSpans }}
    />
  ),
};
