/** `small` in a toolbar beside other small controls. */
export const segmentSizes = ['small', 'medium'] as const;
export type SegmentSize = (typeof segmentSizes)[number];
