export { ToggleButton, type ToggleButtonProps } from '../src/primitives/ToggleButton/ToggleButton.tsx';
