export { SideMenuLayout, type SideMenuLayoutProps } from '../src/primitives/SideMenuLayout/SideMenuLayout.tsx';
