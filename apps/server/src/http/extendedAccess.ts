import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { World } from '../store/schema.ts';
import { Problem } from './problem.ts';

/** A network that extended security information is about. */
export interface AboutNetwork {
  readonly asn: number;
  /** The laboratory is open to everybody, so that its pages can be seen. */
  readonly world: World;
}

/** What keeps a visitor from extended security information: no one is signed in, or the network does not know the account. */
export type Barrier = 'E_UNAUTHORIZED' | 'E_FORBIDDEN';

/** Whether an account is a technical contact of a network, or approved by one. */
export function hasAccess(session: SessionFacts, asn: number): boolean {
  return session.asList.some((own) => own.asn === asn && own.approved);
}

/**
 * The one decision on extended security information: the rows of scan reports, which name addresses, ports and hosts, and whatever tells them from
 * others. Null where the visitor may read them.
 */
export function barrierTo({ asn, world }: AboutNetwork, session: SessionFacts | null): Barrier | null {
  if (world === 'lab') return null;
  if (!session) return 'E_UNAUTHORIZED';
  return hasAccess(session, asn) ? null : 'E_FORBIDDEN';
}

/** Throws what `barrierTo` decides, with what to do about it. */
export function refuseWithoutAccess(network: AboutNetwork, session: SessionFacts | null): void {
  const barrier = barrierTo(network, session);
  if (!barrier) return;
  const rule = `Addresses, ports and host names are only for technical contacts of AS${network.asn} and people they approve`;
  const next = barrier === 'E_UNAUTHORIZED' ? 'Log in first' : 'Ask a technical contact for access';
  throw new Problem(barrier, `${rule}. ${next}; counts and types are public.`);
}
