import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** Sessions that a visitor to a server with sample data may choose: none, or one with the rating subscription. */
export const sampleSessions = ['none', 'rating'] as const;
export type SampleSession = (typeof sampleSessions)[number];

/** Cookie with the visitor's choice. It only unlocks sample data, so pages may write it. */
export const sampleSessionCookie = 'sample-session';

/** The visitor's sample session; null if the server has only real data, so there is no choice. */
export const sampleSession = defineEndpoint({
  name: 'sampleSession',
  summary: "The visitor's sample session",
  topic: 'auth',
  audience: 'anyone',
  method: 'GET',
  host: 'auth',
  path: '/api/auth/v1/sample-session',
  params: nothing,
  query: nothing,
  body: nothing,
  answer: v.object({ session: v.nullable(v.picklist(sampleSessions)) }),
});
