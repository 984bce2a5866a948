/** Elements a box may be. */
export const boxElements = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'nav',
  'span',
  'ul',
  'ol',
  'li',
] as const;
export type BoxElement = (typeof boxElements)[number];
