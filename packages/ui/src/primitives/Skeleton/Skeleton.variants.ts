/** `text` is a line of words, `control` a button or field, `block` anything with its own height. */
export const skeletonShapes = ['text', 'control', 'circle', 'block'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];
