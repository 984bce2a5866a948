/** Kinds of change: only at the later time, only at the earlier time, or different at the two. */
export const changeKinds = ['added', 'gone', 'changed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeWords: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  gone: 'Removed',
  changed: 'Changed',
};
