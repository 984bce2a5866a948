import { describeConflict } from '@routeglass/domain/incidents';
import type { Incident } from '../../facts/incident.ts';
import * as styles from './incidentColumns.css.ts';
import { routeText } from './who.ts';

/** So many reasons keep a row low; the evidence has the rest. */
const MOST = 2;

/** What makes something an incident, and whose route that is about. */
export function WhyCell({ incident }: { readonly incident: Incident }) {
  const { conflicts } = incident;
  const route = routeText(incident);
  return (
    <>
      {route !== '' && <span className={styles.quietLine}>{route}</span>}
      {conflicts.slice(0, MOST).map((code) => (
        <span key={code} className={styles.reason}>
          {describeConflict(code)}
        </span>
      ))}
      {conflicts.length > MOST && <span className={styles.quietLine}>and {conflicts.length - MOST} more</span>}
    </>
  );
}

/** The same in plain letters, with all reasons: each says whose route it is about. */
export function whyText(incident: Incident): string {
  const route = routeText(incident);
  return incident.conflicts.map((code) => [route, describeConflict(code)].filter(Boolean).join(': ')).join('; ');
}
