import { classes } from '../../css/classes.ts';
import * as styles from './CompanyLogo.css.ts';
import type { CompanyLogoSize } from './CompanyLogo.variants.ts';

/** The sign of a company or community: a picture, or a mark drawn beside the name. */
export interface Company {
  /** Name: read out in place of the picture, and written beside the mark. */
  readonly name: string;
  /** Address of a picture of the whole logo. It must show on both themes. */
  readonly picture?: string | undefined;
  /** Without a picture: outline of a mark on a grid of 24 × 24, an SVG path. It takes the colour of the words. */
  readonly mark?: string | undefined;
}

export interface CompanyLogoProps {
  readonly company: Company;
  /** Default `medium`. */
  readonly size?: CompanyLogoSize;
}

/** A company's sign in one colour, so that many of them make one row. */
export function CompanyLogo({ company: { name, picture, mark }, size = 'medium' }: CompanyLogoProps) {
  if (picture) return <img className={classes(styles.picture, styles.size[size])} src={picture} alt={name} />;
  return (
    <span className={classes(styles.root, styles.size[size])}>
      {mark && (
        <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden focusable="false">
          <path d={mark} />
        </svg>
      )}
      <bdi>{name}</bdi>
    </span>
  );
}
