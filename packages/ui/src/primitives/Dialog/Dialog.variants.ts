/** Widest a dialog gets: a question, a form, a table (54rem), two tables beside each other (80rem). */
export const dialogSizes = ['small', 'medium', 'large', 'wide'] as const;
export type DialogSize = (typeof dialogSizes)[number];
