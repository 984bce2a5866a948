import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { TagList } from './TagList.tsx';

export default { component: TagList, tags: ['visual'] } satisfies Meta;

const items = [
  { id: 64512, name: 'AS64512' },
  { id: 64513, name: 'AS64513 Alder Net' },
];

export const Kinds: StoryObj = {
  render: () => (
    <Stack gap={12}>
      <TagList label="Shown" items={items} />
      <TagList label="Removable" items={items} onRemove={() => undefined} />
    </Stack>
  ),
};
