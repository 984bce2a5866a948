import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix } from '../../testing/Matrix.tsx';
import { picture } from './Avatar.fixtures.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';
import { avatarSizes } from './Avatar.variants.ts';

export default { component: Avatar, tags: ['visual'] } satisfies Meta;

const kinds: readonly AvatarProps[] = [
  { name: 'Ada Lovelace' },
  { name: 'محمد علي' },
  { name: '' },
  { name: 'Ada', src: picture },
];

export const Sizes: StoryObj = {
  render: () => <Matrix rows={avatarSizes} columns={kinds} cell={(size, kind) => <Avatar {...kind} size={size} />} />,
};
