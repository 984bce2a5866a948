/** Histories that a prefix has. */
export const prefixHistories = ['roa', 'route-object', 'announcement'] as const;
export type PrefixHistory = (typeof prefixHistories)[number];
