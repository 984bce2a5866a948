export { ButtonGroup, type ButtonGroupProps } from '../src/primitives/ButtonGroup/ButtonGroup.tsx';
