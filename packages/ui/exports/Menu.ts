export { Menu, type MenuItem, type MenuProps, type MenuSection } from '../src/primitives/Menu/Menu.tsx';
