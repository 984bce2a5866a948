import * as styles from './Propagation.css.ts';
import { propagationText } from '../../facts/propagationText.ts';

export interface PropagationProps {
  /** Number of vantage points that carry the prefix; null if not counted. */
  readonly peers: number | null;
  /** Their share, 0 to 100 percent. */
  readonly share?: number | null;
}

/** How far a prefix is propagated. */
export function Propagation({ peers, share = null }: PropagationProps) {
  return <span className={styles.root}>{propagationText(peers, share)}</span>;
}
