import type { ReactNode } from 'react';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import { AsLink } from '../AsLink/AsLink.tsx';
import { roleWords, type Incident } from '../../facts/incident.ts';
import type { VerdictSource } from '../../facts/unjudged.ts';
import type { VerdictEvidence } from '../../facts/verdictEvidence.ts';
import { LastSeen } from '../LastSeen/LastSeen.tsx';
import { Propagation } from '../Propagation/Propagation.tsx';
import type { NetworkBrief } from '../../facts/searchResult.ts';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import * as styles from './IncidentEvidenceDialog.css.ts';

interface IncidentFactsProps {
  readonly incident: Incident;
  readonly verdicts: VerdictEvidence | undefined;
  readonly unjudged: readonly VerdictSource[];
}

/** The incident's facts from its row, including columns that the table has no room for. */
export function IncidentFacts({ incident, verdicts, unjudged }: IncidentFactsProps) {
  return (
    <dl className={styles.facts}>
      {[...Map.groupBy(incident.parties, ({ role }) => role)].map(([role, played]) => (
        <Fact key={role} name={roleWords[role]}>
          <Networks networks={played.map(({ network }) => network)} />
        </Fact>
      ))}
      <Fact name="Propagation at peak">
        <Propagation peers={incident.propagation} share={incident.relativePropagation} />
      </Fact>
      <Fact name="ROA">
        <ValidityBadge
          validity={incident.roa}
          isUnjudged={unjudged.includes('vrps')}
          subject={`ROA of ${incident.prefix}`}
          {...verdicts?.(incident, 'roa')}
        />
      </Fact>
      <Fact name="Route Object">
        <ValidityBadge
          validity={incident.routeObject}
          isUnjudged={unjudged.includes('irr')}
          subject={`Route object of ${incident.prefix}`}
          {...verdicts?.(incident, 'route-object')}
        />
      </Fact>
      <Fact name="First seen">
        <DateTime value={incident.firstSeen} />
      </Fact>
      <Fact name="Last seen">
        <LastSeen value={incident.lastSeen} quiet />
      </Fact>
    </dl>
  );
}

/** All networks in one role, with their flags. */
function Networks({ networks }: { readonly networks: readonly NetworkBrief[] }) {
  return (
    <span className={styles.networks}>
      {networks.map(({ asn, countryCode }) => (
        <span key={asn} className={styles.network}>
          <AsLink asn={asn} />
          {countryCode && <Flag code={countryCode} />}
        </span>
      ))}
    </span>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
