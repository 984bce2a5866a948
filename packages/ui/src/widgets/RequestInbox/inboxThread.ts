import type { FilteredView } from '../../facts/pageView.ts';
import type { MessageThread, ThreadKind, ThreadState } from '../../facts/messageThread.ts';

/** A thread as the operator sees it. */
export interface InboxThread extends MessageThread {
  readonly from: { readonly name: string; readonly email: string; readonly isGuest: boolean };
}

export interface InboxView extends FilteredView {
  readonly kind: ThreadKind | null;
  readonly state: ThreadState | null;
}
