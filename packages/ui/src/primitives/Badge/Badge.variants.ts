/** `soft` in tables and text, `solid` where one glance must find it, `outline` for facts without a verdict. */
export const badgeKinds = ['soft', 'solid', 'outline'] as const;
export type BadgeKind = (typeof badgeKinds)[number];
