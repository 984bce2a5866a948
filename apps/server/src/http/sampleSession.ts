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

/** The session of every visitor until accounts exist. With `mayChoose`, visitors can choose by the cookie `sample-session` (none or rating). */
export function sampleSession(standard: SampleSession, mayChoose: boolean): SessionOf {
  return (context) => {
    const asked = mayChoose ? getCookie(context, sampleSessionCookie) : undefined;
    const chosen = sampleSessions.find((each) => each === asked) ?? standard;
    return chosen === 'rating' ? subscriber : null;
  };
}
