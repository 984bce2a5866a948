/** `large` is the search box of a hero. */
export const fieldSizes = ['small', 'medium', 'large'] as const;
export type FieldSize = (typeof fieldSizes)[number];
