import { Flag } from '../../primitives/Flag/Flag.tsx';
import * as styles from './NetworkName.css.ts';

export interface NetworkNameProps {
  /** Null if no loaded source has one. */
  readonly name: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string | null;
}

/** A network's name after the flag of its country. A network without a known name is shown as Unnamed, never blank. */
export function NetworkName({ name, countryCode }: NetworkNameProps) {
  return (
    <span className={styles.root}>
      {countryCode && <Flag code={countryCode} />}
      {name ? <bdi className={styles.name}>{name}</bdi> : <span className={styles.unnamed}>Unnamed</span>}
    </span>
  );
}
