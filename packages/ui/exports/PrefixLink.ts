export { prefixHref } from '../src/widgets/PrefixLink/prefixHref.ts';
export { PrefixLink, type PrefixLinkProps } from '../src/widgets/PrefixLink/PrefixLink.tsx';
