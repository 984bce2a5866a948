import { describeConflict } from '@routeglass/domain/incidents';
import type { Incident } from '../../facts/incident.ts';
import * as styles from './incidentColumns.css.ts';
import { routeText } from './who.ts';

/** Reasons listed per row, to keep it low; the evidence has all of them. */
const MOST = 2;

/** Why something is an incident, and whose route it concerns. */
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

/** The same as plain text, with all reasons; each names the route's owner. */
export function whyText(incident: Incident): string {
  const route = routeText(incident);
  return incident.conflicts.map((code) => [route, describeConflict(code)].filter(Boolean).join(': ')).join('; ');
}
