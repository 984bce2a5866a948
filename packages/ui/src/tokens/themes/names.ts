/** The themes there are; the reader may also leave the choice to the system. */
export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];
