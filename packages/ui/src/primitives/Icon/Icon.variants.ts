/** Size of an icon in pixels. */
export const iconSizes = [12, 14, 16, 20, 24, 32] as const;
export type IconSize = (typeof iconSizes)[number];
