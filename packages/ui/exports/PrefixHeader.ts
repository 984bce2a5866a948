export { PrefixHeader, type PrefixHeaderProps } from '../src/widgets/PrefixHeader/PrefixHeader.tsx';
export type { PrefixIdentity } from '../src/widgets/PrefixHeader/prefixIdentity.ts';
