/** Size of a spinner in pixels. */
export const spinnerSizes = [16, 24, 32] as const;
export type SpinnerSize = (typeof spinnerSizes)[number];
