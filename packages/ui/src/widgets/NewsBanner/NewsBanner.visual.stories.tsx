import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { NewsBanner } from './NewsBanner.tsx';

export default { component: NewsBanner, tags: ['visual'] } satisfies Meta;

const news = {
  title: 'A new collector listens at the exchange in Utrecht',
  href: '/blog/articles/7',
  onClose: () => undefined,
};

export const Widths: StoryObj = {
  parameters: { picture: { width: 900 } },
  render: () => (
    <Stack gap={24}>
      <NewsBanner {...news} />
      <div style={{ width: 320 }}>
        <NewsBanner {...news} />
      </div>
    </Stack>
  ),
};
