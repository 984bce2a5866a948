import type { TextSize } from '../../tokens/type.ts';

/** Heading levels. */
export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

/** Usual size of each level. */
export const headingSizes: Readonly<Record<HeadingLevel, TextSize>> = { 1: 32, 2: 24, 3: 20, 4: 16, 5: 14, 6: 13 };
