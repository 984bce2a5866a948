/** `soft` in tables and text, `solid` for what must be found at a glance, `outline` for facts without a verdict. */
export const badgeKinds = ['soft', 'solid', 'outline'] as const;
export type BadgeKind = (typeof badgeKinds)[number];
