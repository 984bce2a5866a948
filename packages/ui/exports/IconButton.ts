export { IconButton, type IconButtonProps } from '../src/primitives/IconButton/IconButton.tsx';
