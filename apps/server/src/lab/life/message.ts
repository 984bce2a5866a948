import type { Prefix } from '@routeglass/domain/prefix';
import type { Collector, Session } from '../world/collectors.ts';
import type { Route } from './route.ts';

interface Heard {
  /** Seconds since 1970. */
  readonly at: number;
  readonly collector: Collector;
  readonly session: Session;
}

/** A message from a vantage point to its collector: a route for some prefixes, or their withdrawal. */
export interface UpdateMessage extends Heard {
  readonly kind: 'update';
  readonly prefixes: readonly Prefix[];
  readonly route: Route | undefined;
}

/** A session that goes down or comes back. */
export interface StateMessage extends Heard {
  readonly kind: 'state';
  readonly isUp: boolean;
}

export type Message = UpdateMessage | StateMessage;
