/** For the one field that a dialog or step is opened to type into: it takes the focus as it appears. */
export const focused = { autoFocus: true } as const;
