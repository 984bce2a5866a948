import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** Who a visitor may be on a server with sample data: no one, or a reader with the rating subscription. */
export const sampleSessions = ['none', 'rating'] as const;
export type SampleSession = (typeof sampleSessions)[number];

/** Cookie of the visitor's own choice. It opens nothing but what the sample shows, so that pages may write it. */
export const sampleSessionCookie = 'sample-session';

/** Which sample session the visitor has; null where the server has real data only, and visitors may not choose. */
export const sampleSession = defineEndpoint({
  name: 'sampleSession',
  summary: 'Which sample session a visitor has',
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
