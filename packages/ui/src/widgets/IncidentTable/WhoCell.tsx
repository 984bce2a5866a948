import { Flag } from '../../primitives/Flag/Flag.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { roleWords, type Incident } from '../../facts/incident.ts';
import * as styles from './incidentColumns.css.ts';
import { partiesInOrder } from './who.ts';

interface WhoCellProps {
  readonly incident: Incident;
  /** The network of the page, which is named first. */
  readonly own: number | undefined;
}

/** So many networks keep a row low; the evidence names the rest. */
const MOST = 3;

/** Who is party to an incident, in which role. */
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
