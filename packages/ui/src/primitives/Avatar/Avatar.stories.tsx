import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from './Avatar.fixtures.ts';
import { Avatar } from './Avatar.tsx';
import { avatarSizes } from './Avatar.variants.ts';

const meta = {
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Picture: Story = { args: { src: picture } };

export const RightToLeftName: Story = { args: { name: 'محمد علي' } };

export const WithoutName: Story = { args: { name: '' } };
