export { Inline, type InlineProps } from '../src/primitives/Inline/Inline.tsx';
