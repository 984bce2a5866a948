export { Avatar, type AvatarProps } from '../src/primitives/Avatar/Avatar.tsx';
export { avatarSizes, type AvatarSize } from '../src/primitives/Avatar/Avatar.variants.ts';
