import { parseAsn } from '../asn/asn.ts';
import { isAsSetName } from '../query/asSetName.ts';
import { formatPrefix, parsePrefix } from '../prefix/prefix.ts';
import { listOf, type RpslObject, valueOf, valuesOf } from './rpslObject.ts';

/** A route or route6 object: the origin that a prefix holder permits. */
export interface RouteRecord {
  readonly kind: 'route';
  readonly prefix: string;
  readonly origin: number;
  readonly descr: readonly string[];
}

/** An as-set: a name for a list of networks and of other sets. */
export interface AsSetRecord {
  readonly kind: 'as-set';
  /** In capitals, since names of sets are compared without regard to case. */
  readonly name: string;
  readonly members: readonly SetMember[];
  /** Maintainers whose aut-nums may join with `member-of`; `ANY` for all. */
  readonly membersByReference: readonly string[];
  readonly descr: readonly string[];
}

/** A route-set: a name for a list of prefixes and of other sets. */
export interface RouteSetRecord {
  readonly kind: 'route-set';
  readonly name: string;
  /** Prefixes, names of sets and AS numbers, in capitals. */
  readonly members: readonly string[];
  readonly descr: readonly string[];
}

export interface AutNumRecord {
  readonly kind: 'aut-num';
  readonly asn: number;
  readonly asName: string;
  /** Names of sets that the network joins by reference, in capitals. */
  readonly memberOf: readonly string[];
  readonly maintainers: readonly string[];
  readonly descr: readonly string[];
}

export interface MaintainerRecord {
  readonly kind: 'mntner';
  readonly name: string;
  readonly descr: readonly string[];
}

/** A person or role that other objects reference by handle. */
export interface ContactRecord {
  readonly kind: 'contact';
  /** Its handle (`nic-hdl`), in capitals. */
  readonly name: string;
}

export type RegistryRecord =
  | RouteRecord
  | AsSetRecord
  | RouteSetRecord
  | AutNumRecord
  | MaintainerRecord
  | ContactRecord;

/** A member of an as-set: a network, or another set, which may name the registry to look in (`RIPE::AS-FOO`). */
export type SetMember = { readonly asn: number } | { readonly set: string; readonly source: string | null };

/** An invalid object. The text is the key of a count. */
export interface RecordProblem {
  readonly reason: string;
}

/** Reads an object into its record; null for classes that the product does not read, a problem for an invalid object. */
export function recordOf(object: RpslObject): RegistryRecord | RecordProblem | null {
  switch (object.type) {
    case 'route':
    case 'route6':
      return routeOf(object);
    case 'as-set':
      return asSetOf(object);
    case 'route-set':
      return {
        kind: 'route-set',
        name: object.name.toUpperCase(),
        members: routeSetMembers(object),
        descr: descrOf(object),
      };
    case 'aut-num':
      return autNumOf(object);
    case 'mntner':
      return { kind: 'mntner', name: object.name.toUpperCase(), descr: descrOf(object) };
    case 'person':
    case 'role':
      return contactOf(object);
    default:
      return null;
  }
}

/**
 * A reference to a set, and its registry if it names one (`RIPE::AS-FOO`, `as-foo`), both in capitals. Undefined if it is not the name of an
 * as-set.
 */
export function parseSetReference(text: string): { readonly set: string; readonly source: string | null } | undefined {
  if (!isAsSetName(text)) return undefined;
  const [left = '', right] = text.toUpperCase().split('::');
  return right === undefined ? { set: left, source: null } : { set: right, source: left };
}

function routeOf(object: RpslObject): RouteRecord | RecordProblem {
  const prefix = parsePrefix(object.name);
  if (!prefix) return { reason: 'a route without a valid prefix' };
  if ((object.type === 'route') !== (prefix.version === 4)) return { reason: 'a route of the wrong IP version' };
  const origin = parseAsn(valueOf(object, 'origin'));
  if (origin === undefined) return { reason: 'a route without an origin' };
  return { kind: 'route', prefix: formatPrefix(prefix), origin, descr: descrOf(object) };
}

function asSetOf(object: RpslObject): AsSetRecord | RecordProblem {
  const reference = parseSetReference(object.name);
  if (!reference) return { reason: 'an as-set with an invalid name' };
  const members = listOf(object, 'members').flatMap((text): SetMember[] => {
    const asn = /^AS\d+(\.\d+)?$/i.test(text) ? parseAsn(text) : undefined;
    const set = asn === undefined ? parseSetReference(text) : undefined;
    if (asn !== undefined) return [{ asn }];
    return set ? [set] : [];
  });
  return {
    kind: 'as-set',
    name: reference.set,
    members,
    membersByReference: listOf(object, 'mbrs-by-ref').map((name) => name.toUpperCase()),
    descr: descrOf(object),
  };
}

function routeSetMembers(object: RpslObject): string[] {
  return [...listOf(object, 'members'), ...listOf(object, 'mp-members')].map((text) => text.toUpperCase());
}

function autNumOf(object: RpslObject): AutNumRecord | RecordProblem {
  const asn = parseAsn(object.name);
  if (asn === undefined) return { reason: 'an aut-num with an invalid AS number' };
  return {
    kind: 'aut-num',
    asn,
    asName: valueOf(object, 'as-name'),
    memberOf: listOf(object, 'member-of').map((name) => name.toUpperCase()),
    maintainers: listOf(object, 'mnt-by').map((name) => name.toUpperCase()),
    descr: descrOf(object),
  };
}

/** Null for an object without a handle: nothing can reference it. */
function contactOf(object: RpslObject): ContactRecord | null {
  const handle = valueOf(object, 'nic-hdl').toUpperCase();
  return handle === '' ? null : { kind: 'contact', name: handle };
}

function descrOf(object: RpslObject): string[] {
  return valuesOf(object, 'descr');
}
