import { type ConflictCode, specificityConflict } from '../conflicts.ts';
import type { HijackLookup } from '../circumstances.ts';
import { speakersOf } from '../severity.ts';
import { mostPeersAtOnce } from '../spells.ts';
import { parsePrefix } from '../../prefix/prefix.ts';
import { type Candidate, ipVersionOf } from './candidate.ts';
import { registered } from '../registries/registryAnswers.ts';

/** Why this is a hijack, as codes: its registry states, the kind of conflict, and the registry states of the prefix it conflicts with. */
export function hijackConflicts(candidate: Candidate, lookup: HijackLookup): ConflictCode[] {
  const { registry, heldPrefix, family, holders } = candidate;
  const { roa, routeObject } = registered(registry);
  const codes: ConflictCode[] = [];
  if (roa === 'invalid') codes.push('roa-invalid');
  if (roa === 'unknown') codes.push('roa-unknown');
  if (routeObject !== 'valid') codes.push('route-object-absent-or-invalid');
  if (roa === 'valid' && routeObject === 'valid') codes.push('roa-and-route-object');
  if (heldPrefix === null) return codes;
  const seen = mostPeersAtOnce(holders.flatMap(({ routes }) => routes));
  const speakers = speakersOf(seen, lookup.peersWithTable(ipVersionOf(family)));
  codes.push(specificityConflict(heldPrefix === family.kin.text ? 'equally' : 'less', speakers));
  const held = parsePrefix(heldPrefix);
  if (lookup.roas && held) {
    const isSigned = holders.some(({ origin }) => lookup.roa(held, origin)?.state === 'valid');
    codes.push(isSigned ? 'advertised-conflict-with-roa' : 'advertised-conflict-without-roa');
  }
  if (lookup.routeObjects) {
    const isRegistered = holders.some(({ origin }) => lookup.routeObject(heldPrefix, origin)?.state === 'valid');
    codes.push(isRegistered ? 'advertised-conflict-with-route-object' : 'advertised-conflict-without-route-object');
  }
  return codes;
}
