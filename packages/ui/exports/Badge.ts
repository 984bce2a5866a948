export { Badge, type BadgeProps } from '../src/primitives/Badge/Badge.tsx';
export { badgeKinds, type BadgeKind } from '../src/primitives/Badge/Badge.variants.ts';
