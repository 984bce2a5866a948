/** The themes; the reader may also let the system choose. */
export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];
