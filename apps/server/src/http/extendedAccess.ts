import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { World } from '../store/schema.ts';
import { Problem } from './problem.ts';

/** The network whose extended security information is requested. */
export interface AboutNetwork {
  readonly asn: number;
  /** Laboratory networks are open to everybody, so that their pages can be tried. */
  readonly world: World;
}

/** Why a visitor may not read extended security information: not signed in, or no access to the network. */
export type Barrier = 'E_UNAUTHORIZED' | 'E_FORBIDDEN';

/** Whether an account is a technical contact of a network or was approved by one. */
export function hasAccess(session: SessionFacts, asn: number): boolean {
  return session.asList.some((own) => own.asn === asn && own.approved);
}

/**
 * Decides who may read extended security information: rows of scan reports, which name addresses, ports and hosts. Returns null if the visitor may.
 */
export function barrierTo({ asn, world }: AboutNetwork, session: SessionFacts | null): Barrier | null {
  if (world === 'lab') return null;
  if (!session) return 'E_UNAUTHORIZED';
  return hasAccess(session, asn) ? null : 'E_FORBIDDEN';
}

/** Throws the refusal of `barrierTo`, with what to do about it. */
export function refuseWithoutAccess(network: AboutNetwork, session: SessionFacts | null): void {
  const barrier = barrierTo(network, session);
  if (!barrier) return;
  const rule = `Addresses, ports and host names are only for technical contacts of AS${network.asn} and people they approve`;
  const next = barrier === 'E_UNAUTHORIZED' ? 'Log in first' : 'Ask a technical contact for access';
  throw new Problem(barrier, `${rule}. ${next}; counts and types are public.`);
}
