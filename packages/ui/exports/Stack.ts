export { Stack, type StackProps } from '../src/primitives/Stack/Stack.tsx';
