export { ProgressBar, type ProgressBarProps } from '../src/primitives/ProgressBar/ProgressBar.tsx';
