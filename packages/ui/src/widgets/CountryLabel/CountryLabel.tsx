import { Flag } from '../../primitives/Flag/Flag.tsx';
import * as styles from './CountryLabel.css.ts';

export interface CountryLabelProps {
  /** ISO 3166-1 alpha-2; null if the country is unknown. */
  readonly code: string | null;
  readonly name: string | null;
}

/** A country's flag and name; nothing if neither is known. */
export function CountryLabel({ code, name }: CountryLabelProps) {
  if (code === null && name === null) return null;
  return (
    <span className={styles.root}>
      {code && <Flag code={code} decorative={name !== null} />}
      {name && <bdi>{name}</bdi>}
    </span>
  );
}
