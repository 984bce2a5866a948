export { Link, type LinkProps } from '../src/primitives/Link/Link.tsx';
export { linkKinds, type LinkKind } from '../src/primitives/Link/Link.variants.ts';
