import {
  type SampleSession,
  sampleSessionCookie,
  sampleSessions,
  type SessionFacts,
} from '@routeglass/api-client/accounts';
import { getCookie } from 'hono/cookie';
import type { SessionOf } from './subscription.ts';

const subscriber: SessionFacts = {
  firstname: 'Sample',
  lastname: 'Reader',
  email: 'reader@example.net',
  roles: ['USER'],
  subscriptions: { rating: true },
  unreadThreads: 0,
  asList: [],
};

/** Who a visitor is until accounts exist: the sample session of every visitor; where `mayChoose`, the cookie `sample-session` (none or rating) decides for its visitor. */
export function sampleSession(standard: SampleSession, mayChoose: boolean): SessionOf {
  return (context) => {
    const asked = mayChoose ? getCookie(context, sampleSessionCookie) : undefined;
    const chosen = sampleSessions.find((each) => each === asked) ?? standard;
    return chosen === 'rating' ? subscriber : null;
  };
}
