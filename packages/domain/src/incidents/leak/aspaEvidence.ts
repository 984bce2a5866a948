import { type AspaVerdict, verifyAspa } from '../../validity/aspa.ts';
import type { LeakLookup } from '../circumstances.ts';
import type { IncidentFact } from '../incident.ts';
import type { LeakSighting } from './leakSightings.ts';

/** What ASPAs say about the paths of a leak. */
export interface AspaEvidence {
  /** Whether they prove at least one path invalid. */
  readonly isInvalid: boolean;
  readonly fact: IncidentFact;
}

export const ASPA_RULE =
  'Where ASPAs exist, the path that the receiver had is verified as one from a customer or peer (draft-ietf-sidrops-aspa-verification, upstream). An invalid path supports the leak.';

/** Verifies the paths of a leak as its takers received them, from the leaker to the origin; undefined while no ASPAs are loaded. */
export function aspaEvidence(sightings: readonly LeakSighting[], lookup: LeakLookup): AspaEvidence | undefined {
  const { aspas } = lookup;
  const [first] = sightings;
  if (!aspas || !first) return undefined;
  const table = aspas.tables[first.ipVersion];
  const paths = new Map(sightings.map((sighting) => [sighting.route.path, pathFromLeaker(sighting, lookup)]));
  const verdicts = [...paths.values()].map((path) => verifyAspa(table, path, 'upstream'));
  const invalid = verdicts.filter(({ state }) => state === 'invalid');
  const shown = invalid[0] ?? verdicts[0];
  if (!shown) return undefined;
  const share = invalid.length > 0 && verdicts.length > 1 ? ` (${invalid.length} of ${verdicts.length} paths)` : '';
  return {
    isInvalid: invalid.length > 0,
    fact: {
      name: 'ASPA verification of the path that the receiver had',
      value: wordsOf(shown) + share,
      speaksFor: shown.state === 'unknown' ? null : shown.state === 'invalid',
      source: aspas.source.name,
      asOf: aspas.source.asOf,
    },
  };
}

function pathFromLeaker({ leak, route }: LeakSighting, lookup: LeakLookup): readonly number[] {
  const path = lookup.path(route.path);
  return path.slice(path.indexOf(leak.leaker));
}

function wordsOf({ state, hop }: AspaVerdict): string {
  if (!hop) return state;
  return hop.authorisation === 'not provider'
    ? `${state}: AS${hop.customer} has an ASPA, and AS${hop.provider} is not in it`
    : `${state}: AS${hop.customer} has no ASPA`;
}
