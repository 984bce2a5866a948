export { MobileMenu, type MobileMenuProps } from '../src/widgets/MobileMenu/MobileMenu.tsx';
