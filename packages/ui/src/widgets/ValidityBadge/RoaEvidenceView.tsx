import { Check, X } from 'lucide-react';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Face } from '../Face/face.ts';
import { evidenceSentence, type RoaEvidence } from './evidence.ts';
import * as styles from './RoaEvidenceView.css.ts';

interface RoaEvidenceViewProps {
  readonly evidence: Face<RoaEvidence>;
}

/** Why a verdict is what it is: the reason in a sentence, and the payloads that cover the prefix. */
export function RoaEvidenceView({ evidence }: RoaEvidenceViewProps) {
  if (evidence.status === 'error') {
    return <ErrorState {...(evidence.onRetry && { onRetry: evidence.onRetry })}>{evidence.message}</ErrorState>;
  }
  if (evidence.status !== 'ready') {
    return (
      <div className={styles.root} aria-busy>
        <Skeleton width="32ch" />
        <Skeleton width="24ch" />
      </div>
    );
  }
  const { vrps, asOf } = evidence.data;
  return (
    <div className={styles.root}>
      <p>{evidenceSentence(evidence.data)}</p>
      {vrps.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>Validated ROAs that cover it</caption>
          <thead>
            <tr>
              <th scope="col">Prefix</th>
              <th scope="col">Max length</th>
              <th scope="col">AS</th>
              <th scope="col">TA</th>
              <th scope="col">Match</th>
            </tr>
          </thead>
          <tbody>
            {vrps.map(({ prefix, maxLength, asn, ta, matches }) => (
              <tr key={`${prefix} ${maxLength} ${asn} ${ta}`}>
                <td className={styles.technical}>{prefix}</td>
                <td className={styles.technical}>{maxLength}</td>
                <td>
                  <AsLink asn={asn} />
                </td>
                <td>{ta}</td>
                <td>
                  <Icon of={matches ? Check : X} size={14} label={matches ? 'yes' : 'no'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {asOf && (
        <p className={styles.age}>
          ROAs as of <DateTime value={asOf} />
        </p>
      )}
    </div>
  );
}
