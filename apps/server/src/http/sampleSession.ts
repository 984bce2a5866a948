import type { SessionFacts } from '@routeglass/api-client/accounts';
import { getCookie } from 'hono/cookie';
import type { SessionOf } from './subscription.ts';

/** Who a visitor is until accounts exist: nobody, or a reader with the rating subscription. */
export const sampleSessions = ['none', 'rating'] as const;
export type SampleSession = (typeof sampleSessions)[number];

/** With it a visitor of a server with sample data chooses for itself. */
const COOKIE = 'sample-session';

const subscriber: SessionFacts = {
  firstname: 'Sample',
  lastname: 'Reader',
  email: 'reader@example.net',
  roles: ['USER'],
  subscriptions: { rating: true },
  unreadThreads: 0,
  asList: [],
};

/** The sample session of every visitor; where `mayChoose`, the cookie `sample-session` (none or rating) decides for its visitor. */
export function sampleSession(standard: SampleSession, mayChoose: boolean): SessionOf {
  return (context) => {
    const asked = mayChoose ? getCookie(context, COOKIE) : undefined;
    const chosen = sampleSessions.find((each) => each === asked) ?? standard;
    return chosen === 'rating' ? subscriber : null;
  };
}
