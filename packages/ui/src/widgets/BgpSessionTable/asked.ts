import type { PageView } from '../../facts/pageView.ts';

/** A request and who made it. */
interface Asked {
  readonly id: string;
  readonly asn: number;
  /** Null if it has none. */
  readonly asName: string | null;
  readonly name: string;
  readonly email: string;
  readonly created: Date;
}

export const sessionStates = ['requested', 'approved', 'rejected', 'established'] as const;
export type SessionState = (typeof sessionStates)[number];

/** A BGP session with the collector; `established` once its routes are imported. */
export interface AskedSession extends Asked {
  /** Address of the router at the other end. */
  readonly ip: string;
  readonly state: SessionState;
}

export const trialStates = ['requested', 'approved', 'rejected'] as const;
export type TrialState = (typeof trialStates)[number];

/** A trial of the monitoring of a network. */
export interface AskedTrial extends Asked {
  readonly company: string;
  readonly state: TrialState;
  /** When it ends; null if it is not running. */
  readonly ends: Date | null;
}

export const stateWords: Readonly<Record<SessionState, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  rejected: 'Rejected',
  established: 'Established',
};

/** A page of rows in one state; null for all. */
export interface AskedView<State> extends PageView {
  readonly state: State | null;
}

/** An administrator's decision. */
export type AskedDecision = 'approved' | 'rejected';

/** Possible decisions for a request in a state, with the labels of their buttons. */
export function decisionsOf(
  state: SessionState,
): readonly { readonly decision: AskedDecision; readonly name: string }[] {
  const approve = { decision: 'approved', name: 'Approve' } as const;
  if (state === 'requested') return [approve, { decision: 'rejected', name: 'Reject' }];
  return state === 'rejected' ? [approve] : [{ decision: 'rejected', name: 'Revoke' }];
}
