export { VisuallyHidden, type VisuallyHiddenProps } from '../src/primitives/VisuallyHidden/VisuallyHidden.tsx';
