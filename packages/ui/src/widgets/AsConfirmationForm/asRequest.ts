import { parseAsn } from '@routeglass/domain/asn';

/** A network that the reader may choose. */
export interface OwnNetwork {
  readonly asn: number;
  /** Null if it has none. */
  readonly name: string | null;
}

/** A network whose contacts were asked. */
export interface AsAccess extends OwnNetwork {
  readonly isApproved: boolean;
  /** A rejected request may be repeated. Default false. */
  readonly isRejected?: boolean;
}

/** Why the typed network cannot be requested. */
export type AsObstacle =
  | 'empty'
  | 'no number'
  /** Its name is being looked up. */
  | 'unnamed yet'
  /** No network of that number is known. */
  | 'unknown'
  | 'requested'
  | 'approved';

/** Returns null if it can be requested. `name` is undefined while it is looked up and null if it has none. */
export function obstacleTo(
  text: string,
  accesses: readonly AsAccess[],
  nameOf: (asn: number) => string | null | undefined,
): AsObstacle | null {
  if (text.trim() === '') return 'empty';
  const asn = parseAsn(text.trim());
  if (asn === undefined) return 'no number';
  const access = accesses.find((each) => each.asn === asn);
  if (access && !access.isRejected) return access.isApproved ? 'approved' : 'requested';
  const name = nameOf(asn);
  if (name === undefined) return 'unnamed yet';
  return name === null || name === '' ? 'unknown' : null;
}

/** Message for each obstacle; null if none is needed. */
export const obstacleWords: Readonly<Record<AsObstacle, string | null>> = {
  empty: null,
  'no number': 'Enter a number such as AS64512',
  'unnamed yet': null,
  unknown: 'No AS with this number was found',
  requested: 'You already requested this AS',
  approved: 'This AS is already approved',
};

/** The networks whose number or name contains the typed text; all of them if it matches one exactly. */
export function networksFor(text: string, networks: readonly OwnNetwork[]): readonly OwnNetwork[] {
  const wanted = text.trim().toLowerCase();
  if (networks.some(({ asn }) => asn === parseAsn(text.trim()))) return networks;
  return networks.filter(
    ({ asn, name }) => `as${asn}`.includes(wanted) || (name !== null && name.toLowerCase().includes(wanted)),
  );
}

/** Whether the found networks are useful: not while a number is typed, from its `AS` on. */
export function offersNetworks(text: string, found: readonly OwnNetwork[]): boolean {
  return found.length > 0 && !/^(as?)?\d*$/i.test(text.trim());
}
