import * as styles from './ProductPicture.css.ts';

export interface ProductPictureProps {
  /** Addresses of the same view in the light and the dark theme. */
  readonly light: string;
  readonly dark: string;
  /** Pixels of both, so that nothing moves when they come. */
  readonly width: number;
  readonly height: number;
  /** What is to be seen. */
  readonly alt: string;
  /** Fragment that leads here. */
  readonly id?: string;
}

/** The product as it looks, in the theme of the page. It is fetched when it comes near the window. */
export function ProductPicture({ light, dark, width, height, alt, id }: ProductPictureProps) {
  const common = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={styles.root} id={id}>
      <img {...common} alt={alt} src={light} className={styles.light} />
      <img {...common} alt={alt} src={dark} className={styles.dark} />
    </figure>
  );
}
