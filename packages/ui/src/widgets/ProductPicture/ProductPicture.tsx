import * as styles from './ProductPicture.css.ts';

export interface ProductPictureProps {
  /** URLs of the same view in the light and the dark theme. */
  readonly light: string;
  readonly dark: string;
  /** Size of both in pixels, so that nothing moves when they load. */
  readonly width: number;
  readonly height: number;
  /** What it shows. */
  readonly alt: string;
  /** URL fragment of the picture. */
  readonly id?: string;
}

/** A screenshot of the product in the theme of the page. It is fetched when it comes near the window. */
export function ProductPicture({ light, dark, width, height, alt, id }: ProductPictureProps) {
  const common = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={styles.root} id={id}>
      <img {...common} alt={alt} src={light} className={styles.light} />
      <img {...common} alt={alt} src={dark} className={styles.dark} />
    </figure>
  );
}
