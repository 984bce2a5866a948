export { AsLink, type AsLinkProps } from '../src/widgets/AsLink/AsLink.tsx';
