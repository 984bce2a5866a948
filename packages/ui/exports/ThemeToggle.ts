export { ThemeToggle, type ThemeToggleProps } from '../src/widgets/ThemeToggle/ThemeToggle.tsx';
