import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewsBanner } from './NewsBanner.tsx';

const meta = {
  component: NewsBanner,
  parameters: { layout: 'fullscreen' },
  args: { title: 'A new collector listens at the exchange in Utrecht', href: '/blog/articles/7', onClose: fn() },
} satisfies Meta<typeof NewsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Announcement: Story = {
  render: ({ onClose }) => <NewsBanner label="Announcement" title="Maintenance on Sunday" onClose={onClose} />,
};
export const LongTitle: Story = {
  args: {
    title:
      'What we learnt from a year of route leaks: which networks let them through, how long they lasted, and what the operators who stopped them first had set up beforehand',
  },
};
export const RightToLeftTitle: Story = { args: { title: 'محطة استماع جديدة في المنطقة' } };
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
