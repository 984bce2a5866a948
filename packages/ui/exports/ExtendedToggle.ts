export { ExtendedToggle, type ExtendedToggleProps } from '../src/widgets/ExtendedToggle/ExtendedToggle.tsx';
