/** The IP filter: one version, or both. */
export const ipVersionChoices = ['all', '4', '6'] as const;
export type IpVersionChoice = (typeof ipVersionChoices)[number];
