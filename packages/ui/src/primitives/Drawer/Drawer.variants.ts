/** Edge that a drawer comes from, in the direction of reading. */
export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];
