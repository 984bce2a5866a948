import { Flag } from '../../primitives/Flag/Flag.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { roleWords, type Incident } from '../../facts/incident.ts';
import * as styles from './incidentColumns.css.ts';
import { partiesInOrder } from './who.ts';

interface WhoCellProps {
  readonly incident: Incident;
  /** The network of the page, named first. */
  readonly own: number | undefined;
}

/** Networks listed per row, to keep it low; the evidence has all of them. */
const MOST = 3;

/** The parties of an incident and their roles. */
export function WhoCell({ incident, own }: WhoCellProps) {
  const named = partiesInOrder(incident, own).slice(0, MOST);
  const further = Math.max(incident.partyCount, incident.parties.length) - named.length;
  return (
    <>
      {named.map(({ role, network }) => (
        <span key={`${role} ${network.asn}`} className={styles.party}>
          <span className={styles.role}>{roleWords[role]}</span>
          <span className={styles.network}>
            <AsLink asn={network.asn} />
            {network.countryCode && <Flag code={network.countryCode} />}
          </span>
        </span>
      ))}
      {further > 0 && <span className={styles.quietLine}>and {further} more</span>}
    </>
  );
}
