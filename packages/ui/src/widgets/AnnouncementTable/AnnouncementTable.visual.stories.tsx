import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { announcements, view } from './AnnouncementTable.fixtures.ts';
import { AnnouncementTable } from './AnnouncementTable.tsx';

export default {
  component: AnnouncementTable,
  tags: ['visual'],
  parameters: { picture: { width: 1152 } },
} satisfies Meta;

const nothing = () => undefined;

export const Full: StoryObj = {
  render: () => (
    <Stack gap={24}>
      <AnnouncementForm onSubmit={nothing} />
      <AnnouncementTable
        announcements={{ status: 'ready', data: { rows: announcements, total: 3 } }}
        view={view}
        onViewChange={nothing}
        onEnd={nothing}
      />
    </Stack>
  ),
};
