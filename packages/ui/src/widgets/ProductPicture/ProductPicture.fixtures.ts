import type { ProductPictureProps } from './ProductPicture.tsx';

const drawing = (ground: string, line: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"><rect width="800" height="400" fill="${ground}"/><path d="M40 200 300 90 520 260 760 140" fill="none" stroke="${line}" stroke-width="6"/></svg>`,
  )}`;

export const aGraph: ProductPictureProps = {
  light: drawing('white', 'teal'),
  dark: drawing('black', 'aqua'),
  width: 800,
  height: 400,
  alt: 'The routes to a prefix as a graph',
};
