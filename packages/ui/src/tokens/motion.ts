/** Durations and curves. All durations are 0 if the reader prefers less motion. */
export const motion = { quick: '90ms', usual: '160ms', curve: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
