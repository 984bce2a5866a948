import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import type { Validity } from '@routeglass/domain/validity';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import * as styles from './ValidityStates.css.ts';
import { sharesOf, shareWords } from './shares.ts';

interface ValidityStatesProps {
  /** Undefined while they load. */
  readonly counts: Readonly<Record<Validity, number>> | undefined;
}

const states: readonly Validity[] = ['valid', 'unknown', 'invalid'];

/** Number of prefixes in each validation state, as a bar and as text. */
export function ValidityStates({ counts }: ValidityStatesProps) {
  const shares = sharesOf(states.map((state) => counts?.[state] ?? 0));
  return (
    <div className={styles.root}>
      <div className={styles.bar} aria-hidden>
        {states.map((state, index) => (
          <span
            key={state}
            className={styles.share}
            data-state={state}
            data-none={shares[index] ? undefined : true}
            style={{ flexGrow: shares[index] }}
          />
        ))}
      </div>
      <dl className={styles.list}>
        {states.map((state, index) => (
          <div key={state} className={styles.state}>
            <dt>
              <ValidityBadge validity={state} />
            </dt>
            <dd className={styles.count}>
              {counts ? <AbbreviatedNumber value={counts[state]} /> : <Skeleton width="3ch" />}
            </dd>
            <dd className={styles.percent}>{counts && shareWords(shares[index]!)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
