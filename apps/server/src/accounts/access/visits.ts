import type { SessionFacts } from '@routeglass/api-client/accounts';
import type { Browser } from '../../http/browser.ts';
import type { CallingAccount } from '../../http/caller.ts';

/** Context of a call that decides a request. */
export interface DecidingVisit {
  readonly browser: Browser;
  readonly address: string;
  readonly session: SessionFacts | null;
  readonly account: CallingAccount | null;
}
