export { PeeringdbLink, type PeeringdbLinkProps } from '../src/widgets/PeeringdbLink/PeeringdbLink.tsx';
