import type { CSSProperties } from 'react';

/** Styles of a field in the theme's roles. Set on the element instead of written as an attribute, which a strict policy allows. */
export const fieldLook: CSSProperties = {
  minHeight: '28px',
  paddingInline: '8px',
  border: '1px solid var(--rg-color-border-control)',
  borderRadius: '6px',
  background: 'var(--rg-color-surface-card)',
  color: 'var(--rg-color-text-strong)',
  font: 'inherit',
};
