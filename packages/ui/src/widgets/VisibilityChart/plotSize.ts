/** Height of the chart with its axis, in pixels. */
export const plotHeight = 180;

/** Room for the labels of the axes. */
export const plotMargin = { top: 10, right: 12, bottom: 26, left: 44 } as const;
