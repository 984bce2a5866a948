/**
 * One `primary` per view; `secondary` for the rest; `quiet` in toolbars and tables; `danger` for what cannot be undone; `pro` for upgrading from a
 * lock.
 */
export const buttonKinds = ['primary', 'secondary', 'quiet', 'danger', 'pro'] as const;
export type ButtonKind = (typeof buttonKinds)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
