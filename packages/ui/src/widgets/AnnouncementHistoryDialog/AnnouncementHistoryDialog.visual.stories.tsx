import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementHistoryDialog } from './AnnouncementHistoryDialog.tsx';

export default {
  component: AnnouncementHistoryDialog,
  tags: ['visual'],
  parameters: { picture: { width: 1024, height: 700 } },
} satisfies Meta;

export const Empty: StoryObj = {
  render: () => (
    <AnnouncementHistoryDialog
      isOpen
      onOpenChange={() => undefined}
      prefix="10.0.0.0/16"
      asn={64512}
      history={{ status: 'ready', data: [] }}
    />
  ),
};
