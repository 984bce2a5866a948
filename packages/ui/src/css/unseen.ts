/** Hidden from view, but available to assistive technology. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
