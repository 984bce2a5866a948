/** Proportions of the width, one number per column. */
export const columnShares = ['1 1', '1 2', '2 1', '1 3', '3 1', '1 1 1', '1 1 1 1'] as const;
export type ColumnShares = (typeof columnShares)[number];

/** Widths from which columns are side by side. */
export const columnBreakpoints = ['sm', 'tablet', 'md', 'lg'] as const;
export type ColumnBreakpoint = (typeof columnBreakpoints)[number];
