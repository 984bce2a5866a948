import type { ThreadKind, ThreadState } from '../../facts/messageThread.ts';

export interface ThreadMessage {
  readonly id: string;
  /** Whether the operator's side wrote it. */
  readonly isStaff: boolean;
  readonly author: string;
  readonly text: string;
  readonly sent: Date;
}

/** A thread with its messages, oldest first. */
export interface ThreadContent {
  readonly id: string;
  readonly kind: ThreadKind;
  readonly subject: string;
  readonly state: ThreadState;
  /** Fields of the form that started it. */
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
  readonly messages: readonly ThreadMessage[];
}

/** Which side of the thread the reader is on. */
export type ThreadReader = 'account' | 'staff';

/** Whether the reader's own side wrote a message. */
export function isOwn({ isStaff }: ThreadMessage, reader: ThreadReader): boolean {
  return isStaff === (reader === 'staff');
}
