export { ButtonLink, type ButtonLinkProps } from '../src/primitives/ButtonLink/ButtonLink.tsx';
