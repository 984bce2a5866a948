export { Drawer, type DrawerProps } from '../src/primitives/Drawer/Drawer.tsx';
export { drawerSides, type DrawerSide } from '../src/primitives/Drawer/Drawer.variants.ts';
