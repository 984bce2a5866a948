import { describeConflict } from '@routeglass/domain/incidents';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { roleWords, type Incident } from './incident.ts';
import * as styles from './incidentColumns.css.ts';

interface ConflictCellProps {
  readonly incident: Incident;
}

/** Who is in conflict, in which role; and what about. */
export function ConflictCell({ incident: { parties, conflicts } }: ConflictCellProps) {
  return (
    <>
      {parties.map(({ role, network }) => (
        <span key={`${role} ${network.asn}`} className={styles.line}>
          <span className={styles.role}>{roleWords[role]}</span>
          <span className={styles.network}>
            <AsLink asn={network.asn} />
            {network.countryCode && <Flag code={network.countryCode} />}
          </span>
        </span>
      ))}
      {conflicts.map((code) => (
        <span key={code} className={styles.quietLine}>
          {describeConflict(code)}
        </span>
      ))}
    </>
  );
}

/** The same in plain letters. */
export function conflictText({ parties, conflicts }: Incident): string {
  const named = parties.map(({ role, network }) => `${roleWords[role]} AS${network.asn}`);
  return [...named, ...conflicts.map(describeConflict)].join('; ');
}
