export { LinkRouter, type LinkRouterProps } from '../src/primitives/LinkRouter/LinkRouter.tsx';
