import { describeConflict } from '@routeglass/domain/incidents';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { roleWords, type Incident } from './incident.ts';
import * as styles from './incidentColumns.css.ts';

interface ConflictCellProps {
  readonly incident: Incident;
}

/** So many networks of one role are named all; of more the first few, and the evidence tells the rest. */
const ALL = 5;
const FEW = 4;

/** Who is in conflict, in which role; and what about. */
export function ConflictCell({ incident: { parties, conflicts } }: ConflictCellProps) {
  return (
    <>
      {[...Map.groupBy(parties, ({ role }) => role)].map(([role, played]) => (
        <span key={role} className={styles.line}>
          <span className={styles.role}>{roleWords[role]}</span>
          {played.slice(0, played.length > ALL ? FEW : ALL).map(({ network }) => (
            <span key={network.asn} className={styles.network}>
              <AsLink asn={network.asn} />
              {network.countryCode && <Flag code={network.countryCode} />}
            </span>
          ))}
          {played.length > ALL && <span className={styles.more}>and {played.length - FEW} more</span>}
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
