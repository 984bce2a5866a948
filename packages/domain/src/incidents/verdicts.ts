import { percentText } from '../percent/percentText.ts';
import type { Validity } from '../validity/validity.ts';
import type { IncidentEvidence, IncidentFact, Severity } from './incident.ts';
import { instantText } from './instantText.ts';

/** Why a badge shows its value, in the same shape as all evidence. */
export type VerdictEvidence = Pick<IncidentEvidence, 'reason' | 'rule' | 'inputs' | 'changes'>;

/** The parts of an incident that its badges use. Instants in seconds since 1970. */
export interface JudgedIncident {
  readonly severity: Severity;
  readonly coefficient: number;
  readonly peers: number;
  readonly relativePropagation: number | null;
  readonly roa: Validity;
  readonly routeObject: Validity;
  readonly firstSeen: number;
  readonly lastSeen: number | null;
  readonly evidence: Pick<IncidentEvidence, 'inputs' | 'severityReason'>;
}

export type IncidentVerdicts = Readonly<Record<'severity' | 'activity' | 'roa' | 'routeObject', VerdictEvidence>>;

/** The evidence behind each badge of an incident. `tables` names the source of its routes. */
export function verdictsOf(incident: JudgedIncident, tables = 'Routing tables'): IncidentVerdicts {
  return {
    severity: severityVerdict(incident, tables),
    activity: activityVerdict(incident, tables),
    roa: roaVerdict(incident),
    routeObject: routeObjectVerdict(incident),
  };
}

function severityVerdict(incident: JudgedIncident, source: string): VerdictEvidence {
  const { coefficient, peers, relativePropagation, evidence, lastSeen } = incident;
  const share =
    relativePropagation === null ? '' : `, ${percentText(relativePropagation.toFixed(1))} of those with a table`;
  return {
    reason: evidence.severityReason,
    rule: 'Severity grows with propagation and with the evidence: ROA invalid outweighs no ROA and no route object, which outweighs a missing route object.',
    inputs: [
      { name: 'Vantage points at peak', value: `${peers}${share}`, speaksFor: null, source, asOf: lastSeen },
      { name: 'Coefficient, 0 to 1', value: coefficient.toFixed(2), speaksFor: null, source, asOf: lastSeen },
      ...evidence.inputs.filter(({ speaksFor }) => speaksFor !== null),
    ],
    changes: ['More vantage points see it.', 'A ROA or route object for it is published or removed.'],
  };
}

function activityVerdict({ firstSeen, lastSeen }: JudgedIncident, source: string): VerdictEvidence {
  const fact = (name: string, at: number): IncidentFact => {
    return { name, value: instantText(at), speaksFor: null, source, asOf: at };
  };
  return {
    reason:
      lastSeen === null
        ? 'At least one vantage point still has such a route.'
        : `The last such route was withdrawn on ${instantText(lastSeen)}.`,
    rule: 'Active while any vantage point has such a route; archived once all have withdrawn or replaced it.',
    inputs: [fact('First seen', firstSeen), ...(lastSeen === null ? [] : [fact('Last seen', lastSeen)])],
    changes: [lastSeen === null ? 'The last such route is withdrawn or replaced.' : 'Such a route is seen again.'],
  };
}

const roaReasons: Readonly<Record<Validity, string>> = {
  valid: 'A ROA authorizes the origin for this prefix and length.',
  invalid: 'Covering ROAs exist, but none authorizes this origin and length.',
  unknown: 'No ROA covers the prefix, or none is loaded.',
};
const objectReasons: Readonly<Record<Validity, string>> = {
  valid: 'A route object for exactly this prefix names the origin.',
  invalid: 'Route objects for exactly this prefix exist, but none names the origin.',
  unknown: 'No route object for exactly this prefix exists, or none is loaded.',
};

function roaVerdict({ roa, evidence }: JudgedIncident): VerdictEvidence {
  return {
    reason: roaReasons[roa],
    rule: 'Valid: a covering ROA names this origin and allows this length. Invalid: covering ROAs exist, none matches. Unknown: no ROA covers the prefix (RFC 6811).',
    inputs: about(evidence.inputs, /^(?:ROA|VRP)/i),
    changes: ['The holder of the address space publishes, changes or revokes a ROA.'],
  };
}

function routeObjectVerdict({ routeObject, evidence }: JudgedIncident): VerdictEvidence {
  return {
    reason: objectReasons[routeObject],
    rule: 'Valid: a route or route6 object for exactly this prefix names the origin. Invalid: such objects exist, none names it. Unknown: none exists.',
    inputs: about(evidence.inputs, /^route6? object/i),
    changes: ['A route object for the prefix is registered, changed or deleted.'],
  };
}

function about(inputs: readonly IncidentFact[], name: RegExp): readonly IncidentFact[] {
  return inputs.filter((input) => name.test(input.name));
}
