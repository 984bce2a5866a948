import type { ReactNode } from 'react';
import { DateTime } from '../DateTime/DateTime.tsx';
import type { Incident } from '../IncidentTable/incident.ts';
import type { VerdictEvidence } from '../IncidentTable/verdictEvidence.ts';
import { LastSeen } from '../LastSeen/LastSeen.tsx';
import { Propagation } from '../Propagation/Propagation.tsx';
import { ValidityBadge } from '../ValidityBadge/ValidityBadge.tsx';
import * as styles from './IncidentEvidenceDialog.css.ts';

interface IncidentFactsProps {
  readonly incident: Incident;
  readonly verdicts: VerdictEvidence | undefined;
}

/** What the row says of an incident, also where the table has no room for it. */
export function IncidentFacts({ incident, verdicts }: IncidentFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact name="Propagation">
        <Propagation peers={incident.propagation} share={incident.relativePropagation} />
      </Fact>
      <Fact name="ROA">
        <ValidityBadge validity={incident.roa} subject={`ROA of ${incident.prefix}`} {...verdicts?.(incident, 'roa')} />
      </Fact>
      <Fact name="Route Object">
        <ValidityBadge
          validity={incident.routeObject}
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
