/** Edge that a drawer slides in from, in the direction of reading. */
export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];
