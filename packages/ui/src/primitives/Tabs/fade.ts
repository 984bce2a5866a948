/** Width over which a row of tabs fades if there are more beyond its edge, in pixels. */
export const fade = 40;
