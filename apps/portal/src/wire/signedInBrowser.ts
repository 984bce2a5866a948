import type { SessionRow } from '@routeglass/api-client/people';
import type { SignedInBrowser } from '@routeglass/ui/SessionList';

/** A session as its list takes it. */
export const signedInBrowser = ({ current, created, last_used, ...session }: SessionRow): SignedInBrowser => ({
  ...session,
  isCurrent: current,
  created: new Date(created),
  lastUsed: new Date(last_used),
});
