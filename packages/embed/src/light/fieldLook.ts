import type { CSSProperties } from 'react';

/** A field in the roles of the theme. Set on the element, not written as an attribute: a strict policy allows it. */
export const fieldLook: CSSProperties = {
  minHeight: '28px',
  paddingInline: '8px',
  border: '1px solid var(--rg-color-border-control)',
  borderRadius: '6px',
  background: 'var(--rg-color-surface-card)',
  color: 'var(--rg-color-text-strong)',
  font: 'inherit',
};
