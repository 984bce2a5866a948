export { Logo } from '../src/widgets/Logo/Logo.tsx';
