/** Widest a dialog gets: a question, a form, a table (54rem). */
export const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];
