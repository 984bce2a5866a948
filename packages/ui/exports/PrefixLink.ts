export { prefixHref } from '../src/facts/prefixHref.ts';
export { PrefixLink, type PrefixLinkProps } from '../src/widgets/PrefixLink/PrefixLink.tsx';
