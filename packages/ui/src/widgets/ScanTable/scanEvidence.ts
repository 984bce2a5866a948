import { activityEvidence } from '../../facts/activity.ts';
import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';
import { severityLooks } from '../../facts/severity.ts';
import { scanWords, type ScanFinding, type ScanKind } from './scan.ts';

/** The verdicts on a finding that have their own evidence. */
export type ScanVerdict = 'severity' | 'activity';

export interface ScanFacts {
  readonly kind: ScanKind;
  readonly finding: ScanFinding;
  /** Time of the newest loaded report on the finding's type; null if none carries a date. */
  readonly asOf: Date | null;
}

const rule =
  'The severity is that of the scan report; critical counts as High. If the report gives none, routing loops and amplifiers are Medium, open ports Low.';

/** Why a finding has its severity, or counts as still there. */
export function scanEvidence(verdict: ScanVerdict, facts: ScanFacts): Evidence {
  const { finding, asOf } = facts;
  const source = `Scan reports on ${finding.type.id}`;
  if (verdict === 'activity') return activityEvidence({ ...finding, source, asOf });
  const { label } = severityLooks[finding.severity];
  const place = finding.port === null ? finding.ip : `${finding.ip}, port ${finding.port}`;
  const seen = (name: string, value: string): EvidenceInput => {
    return { name, value, source, asOf: finding.lastSeen ?? asOf };
  };
  return {
    reason: `${label}: the newest report that lists ${finding.type.id} at ${place} says so, or gives no severity and its type decides.`,
    rule,
    inputs: [
      seen('Found at', place),
      seen('What was found', `${finding.type.id}, one of the ${scanWords[facts.kind].noun}`),
      seen('Severity', label),
    ],
    changes: [
      'A newer report gives another severity.',
      finding.lastSeen === null ? 'It is fixed and missing from the next report.' : 'A new report lists it again.',
    ],
  };
}
