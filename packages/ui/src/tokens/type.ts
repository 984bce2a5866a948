/** Type scale, named by pixels at the browser's default of 16; in rem, so that it follows the reader's setting. */
export const textSizes = {
  12: { fontSize: '0.75rem', lineHeight: '1rem' },
  13: { fontSize: '0.8125rem', lineHeight: '1.125rem' },
  14: { fontSize: '0.875rem', lineHeight: '1.25rem' },
  16: { fontSize: '1rem', lineHeight: '1.5rem' },
  20: { fontSize: '1.25rem', lineHeight: '1.75rem' },
  24: { fontSize: '1.5rem', lineHeight: '2rem' },
  32: { fontSize: '2rem', lineHeight: '2.5rem' },
  48: { fontSize: '3rem', lineHeight: '3.25rem' },
} as const;

export type TextSize = keyof typeof textSizes;

export const fontWeights = { regular: '400', medium: '500', strong: '600' } as const;

export const fonts = {
  text: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  mono: "'JetBrains Mono Variable', ui-monospace, SFMono-Regular, Menlo, monospace",
} as const;
