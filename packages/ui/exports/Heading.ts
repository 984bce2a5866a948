export { Heading, type HeadingProps } from '../src/primitives/Heading/Heading.tsx';
