/** Maximum widths of a dialog: for a question, a form, a table (54rem), two tables side by side (80rem). */
export const dialogSizes = ['small', 'medium', 'large', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];
