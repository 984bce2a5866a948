import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

export default { component: DeleteAccount, tags: ['visual'], parameters: { picture: { width: 640 } } } satisfies Meta;

const nothing = () => undefined;
const does = { email: 'ada@example.net', onDelete: nothing, onUndo: nothing, onExport: nothing };

export const States: StoryObj = {
  render: () => (
    <Stack gap={32}>
      <DeleteAccount {...does} erasedAt={null} />
      <DeleteAccount {...does} erasedAt={new Date('2026-12-06T08:00:00Z')} />
    </Stack>
  ),
};
