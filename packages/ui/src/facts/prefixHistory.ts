/** Kinds of history of a prefix. */
export const prefixHistories = ['roa', 'route-object', 'announcement'] as const;
export type PrefixHistory = (typeof prefixHistories)[number];
