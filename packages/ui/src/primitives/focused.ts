/** For the one field that a dialog or step exists for: it takes the focus when it appears. */
export const focused = { autoFocus: true } as const;
