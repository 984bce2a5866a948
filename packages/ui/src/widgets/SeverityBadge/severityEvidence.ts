import { percentText } from '@routeglass/domain/percent';
import { exactNumber } from '../../facts/abbreviate.ts';
import type { Evidence } from '../../facts/evidence.ts';
import { severityLooks, type Severity } from '../../facts/severity.ts';

/** Signs against the route, from the strongest to the weakest; null if there are none. */
export const registrySigns = ['roa-invalid', 'nothing-registered', 'route-object-absent'] as const;
export type RegistrySign = (typeof registrySigns)[number] | null;

/** Facts behind an incident's severity. */
export interface SeverityFacts {
  readonly severity: Severity;
  /** Vantage points that see the route, and the number of all. */
  readonly peers: number;
  readonly allPeers: number;
  readonly sign: RegistrySign;
  /** Where the route was seen: `Routing tables of 850 peers`. */
  readonly source: string;
  readonly asOf: Date | null;
}

const signWords: Readonly<Record<NonNullable<RegistrySign>, string>> = {
  'roa-invalid': 'ROA invalid',
  'nothing-registered': 'No ROA and no route object',
  'route-object-absent': 'Route object absent',
};

const rule =
  'Severity grows with the share of vantage points that see the route and with the evidence: ROA invalid outweighs no ROA and no route object, which outweighs an absent route object.';

/** Evidence for an incident's severity. */
export function severityEvidence({ severity, peers, allPeers, sign, source, asOf }: SeverityFacts): Evidence {
  const share = allPeers > 0 ? Math.floor((peers / allPeers) * 100) : 0;
  const against = sign === null ? 'Nothing against it' : signWords[sign];
  return {
    reason: `${severityLooks[severity].label}: ${percentText(share)} of the vantage points see the route. ${against}.`,
    rule,
    inputs: [
      {
        name: 'Vantage points that see it',
        value: `${exactNumber(peers)} of ${exactNumber(allPeers)}`,
        source,
        asOf,
      },
      { name: 'ROAs and route objects', value: against, source, asOf },
    ],
    changes: [
      'More or fewer vantage points see the route.',
      'A ROA or route object that names the origin is published or removed.',
    ],
  };
}
