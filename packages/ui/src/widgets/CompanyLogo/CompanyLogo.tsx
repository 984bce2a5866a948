import { classes } from '../../css/classes.ts';
import * as styles from './CompanyLogo.css.ts';
import type { CompanyLogoSize } from './CompanyLogo.variants.ts';

/** Logo of a company or community: a picture, or a mark beside the name. */
export interface Company {
  /** Name: read instead of the picture, and written beside the mark. */
  readonly name: string;
  /** URL of a picture of the whole logo. It must be visible in both themes. */
  readonly picture?: string | undefined;
  /** Without a picture: outline of a mark on a grid of 24 × 24, as an SVG path in the text color. */
  readonly mark?: string | undefined;
}

export interface CompanyLogoProps {
  readonly company: Company;
  /** Default `medium`. */
  readonly size?: CompanyLogoSize;
}

/** A company logo in one color, so that many of them fit together in a row. */
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
