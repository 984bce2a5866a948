/** What a day has that another one has not, the other way round, and what both have but not alike. */
export const changeKinds = ['added', 'gone', 'changed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeWords: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  gone: 'Removed',
  changed: 'Changed',
};
