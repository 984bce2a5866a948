export { PrefixLink, type PrefixLinkProps } from '../src/widgets/PrefixLink/PrefixLink.tsx';
