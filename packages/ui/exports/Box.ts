export { Box, type BoxProps } from '../src/primitives/Box/Box.tsx';
