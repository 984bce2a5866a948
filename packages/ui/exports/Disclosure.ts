export { Disclosure, type DisclosureProps } from '../src/primitives/Disclosure/Disclosure.tsx';
