export { CopyButton, type CopyButtonProps } from '../src/primitives/CopyButton/CopyButton.tsx';
