export { Menu, type MenuProps } from '../src/primitives/Menu/Menu.tsx';
export type { MenuItem, MenuSection } from '../src/primitives/Menu/MenuView.tsx';
