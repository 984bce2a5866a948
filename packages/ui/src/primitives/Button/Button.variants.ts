/** One `primary` a view; `secondary` for the rest; `quiet` in toolbars and tables; `danger` for what cannot be undone; `pro` for the way out of a lock. */
export const buttonKinds = ['primary', 'secondary', 'quiet', 'danger', 'pro'] as const;
export type ButtonKind = (typeof buttonKinds)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];
