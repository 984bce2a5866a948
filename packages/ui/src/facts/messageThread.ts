/** How a message thread started. */
export const threadKinds = ['message', 'feedback', 'expert', 'plan', 'trial', 'bgp-session'] as const;
export type ThreadKind = (typeof threadKinds)[number];

export const threadStates = ['open', 'closed'] as const;
export type ThreadState = (typeof threadStates)[number];

export const threadKindWords: Readonly<Record<ThreadKind, string>> = {
  message: 'Message',
  feedback: 'Feedback',
  expert: 'Question to an expert',
  plan: 'Plan request',
  trial: 'Trial request',
  'bgp-session': 'BGP session request',
};

export const threadStateWords: Readonly<Record<ThreadState, string>> = { open: 'Open', closed: 'Closed' };

/** A message thread in a list. */
export interface MessageThread {
  readonly id: string;
  readonly kind: ThreadKind;
  readonly subject: string;
  readonly state: ThreadState;
  readonly updated: Date;
  /** Number of unread messages. */
  readonly unread: number;
  /** Start of the last message. */
  readonly excerpt: string;
}
