/** `text` in a sentence; `quiet` in tables and menus, where every word is a link; `plain` keeps the color of its surroundings. */
export const linkKinds = ['text', 'quiet', 'plain'] as const;
export type LinkKind = (typeof linkKinds)[number];
