/** Over so many pixels a row of tabs fades where there are more beyond its edge. */
export const fade = 40;
