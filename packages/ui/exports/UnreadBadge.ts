export { UnreadBadge, type UnreadBadgeProps } from '../src/widgets/UnreadBadge/UnreadBadge.tsx';
